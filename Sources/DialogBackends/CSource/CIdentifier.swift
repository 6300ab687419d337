import DialogSupport

/// How the names of a program are written in C.
enum CIdentifier {
  /// `DeleteItems` as `delete_items`, `commentID` as `comment_id`; letters, digits and single
  /// underscores between them. A name that is only underscores is `unnamed`.
  static func snake(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0.isPartOfWord }), !name.isEmpty { return name }
    var name = name
    let word = name.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: 2 * bytes.count) { word in
        var count = 0
        for (index, byte) in bytes.enumerated() where byte != UInt8(ascii: "_") {
          if count > 0, startsWord(bytes, at: index) {
            word.initializeElement(at: count, to: UInt8(ascii: "_"))
            count += 1
          }
          word.initializeElement(at: count, to: byte.lowercasedASCII)
          count += 1
        }
        return count
      }
    }
    return word.isEmpty ? "unnamed" : word
  }

  static func constant(_ name: String) -> String { snake(name).uppercased() }

  /// The name of a member or an argument, which stands without the project's prefix.
  ///
  /// - Parameter types: names that are taken: a member called as the type of one is an error in C++.
  static func member(_ name: String, besides types: Set<String> = []) -> String {
    let name = snake(name)
    if name.utf8.first!.isASCIIDigit { return "value_" + name }
    return reserved.contains(name) || types.contains(name) ? name + "_" : name
  }

  /// What all names of a project begin with, without the underscore after it.
  static func prefix(_ project: String) -> String {
    let name = snake(project)
    if name.utf8.first!.isASCIIDigit { return "dialogs_" + name }
    let isRuntime = name == "dialog" || name.hasPrefix("dialog_")
    let first = name.prefix { $0 != "_" }
    return isRuntime || systemPrefixes.contains(String(first)) ? "project_" + name : name
  }

  /// A name with a number after it where it ends in `_t`, as types of the system do.
  static func notOfSystem(_ name: String) -> String {
    name.hasSuffix("_t") ? name + "_2" : name
  }

  /// After an underscore, before a capital after anything else, and before the last capital of
  /// several (`URLScheme`).
  private static func startsWord(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    let before = bytes[index - 1]
    if before == UInt8(ascii: "_") { return true }
    guard bytes[index].isASCIIUpper else { return false }
    if !before.isASCIIUpper { return true }
    return index + 1 < bytes.count && bytes[index + 1].isASCIILower
  }

  /// Beginnings of names that C's and POSIX's headers have, and of keywords: `INT_MAX`, `SIG_DFL`,
  /// `clock_gettime`, `and_eq`. Their types end in `_t`, which no name of ours does.
  private static let systemPrefixes: Set<String> = Set(
    """
    and asctime buf char char16 char32 char8 clock clocks co const ctime dbl dynamic eof exit
    explicit f fd fe flt fp getlogin gmtime int int16 int32 int64 int8 intmax intptr l lc ldbl
    lgamma lgammaf lgammal llong localtime long m math max mb not o or pri pthread ptrdiff rand
    reg reinterpret s sa schar scn seek shrt si sig sigev size static strcasecmp strcoll strerror
    strftime strncasecmp strtok strxfrm thread timer timespec ttyname typeof u uchar uint uint16
    uint32 uint64 uint8 uintmax uintptr ullong ulong ushrt wchar wint xor
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Keywords of C23 and C++23, macros of their headers, lower-case macros that systems and common
  /// libraries define, among them those that POSIX's headers have for members, and the types of members.
  private static let reserved: Set<String> = Set(
    """
    alignas alignof and and_eq asm assert atomic auto bitand bitor bool break case catch char
    char16_t char32_t char8_t class co_await co_return co_yield compl complex concept const
    const_cast consteval constexpr constinit continue contract_assert decltype default delete
    dialog_currency dialog_date dialog_strings do double dynamic_cast else emit enum errno
    explicit export extern false far float for foreach forever friend goto huge i386 if imaginary
    inline int int64_t interface linux long major makedev max min minor module mutable namespace
    near new noexcept noreturn not not_eq nullptr offsetof operator or or_eq private protected
    public reflexpr register reinterpret_cast requires restrict return short signals signed
    size_t sizeof slots small static static_assert static_cast stderr stdin stdout struct switch
    synchronized template this thread_local throw true try typedef typeid typename typeof
    typeof_unqual uint64_t union unix unsigned using virtual void volatile wchar_t while xor
    xor_eq
    d_fileno h_addr h_errno ifa_broadaddr ifa_dstaddr ifc_buf ifc_req ifr_addr ifr_bandwidth
    ifr_broadaddr ifr_data ifr_dstaddr ifr_flags ifr_hwaddr ifr_ifindex ifr_map ifr_metric ifr_mtu
    ifr_name ifr_netmask ifr_newname ifr_qlen ifr_slave math_errhandling msg_cbytes s6_addr
    s6_addr16 s6_addr32 sa_handler sa_sigaction sched_priority si_addr si_addr_lsb si_arch si_band
    si_call_addr si_fd si_int si_lower si_overrun si_pid si_pkey si_ptr si_status si_stime
    si_syscall si_timerid si_uid si_upper si_utime si_value sigev_notify_attributes
    sigev_notify_function st_atime st_ctime st_mtime
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}

extension UInt8 {
  /// Of a name that is written in C as it is.
  fileprivate var isPartOfWord: Bool { isASCIILower || isASCIIDigit }
}
