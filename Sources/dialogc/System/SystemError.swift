import DialogFindings

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the system refused something.
struct SystemError: Error, Equatable {
  /// A value of `errno`.
  let code: Int32

  static var last: SystemError { SystemError(code: errno) }

  static let notFound = SystemError(code: ENOENT)
  static let notFolder = SystemError(code: ENOTDIR)
  static let interrupted = SystemError(code: EINTR)
  static let brokenPipe = SystemError(code: EPIPE)
  static let exists = SystemError(code: EEXIST)
  static let pathTooLong = SystemError(code: ENAMETOOLONG)
  static let linkLoop = SystemError(code: ELOOP)

  /// Whether there is no room for more bytes.
  var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

  /// Whether the call would have had to wait.
  var isOfNotWaiting: Bool { code == EAGAIN || code == EWOULDBLOCK }

  /// Whether it is a matter of what may be written.
  var isPermission: Bool { [EACCES, EPERM, EROFS].contains(code) }

  /// The reason in words; a rare one in the system's, in English.
  var reason: Message {
    switch code {
    case EACCES, EPERM: Message(en: "permission denied", ko: "권한이 없습니다")
    case EROFS: Message(en: "the file system is read-only", ko: "읽기 전용 파일 시스템입니다")
    case ENOSPC: Message(en: "the disk is full", ko: "디스크가 가득 찼습니다")
    case EDQUOT: Message(en: "the disk quota is used up", ko: "디스크 할당량을 모두 썼습니다")
    case EFBIG:
      Message(en: "the file would be larger than allowed", ko: "파일이 허용된 크기를 넘게 됩니다")
    case EISDIR: Message(en: "it is a folder", ko: "폴더입니다")
    case ENOTDIR:
      Message(en: "a part of the path is a file, not a folder", ko: "경로의 일부가 폴더가 아닌 파일입니다")
    case ELOOP: Message(en: "its symbolic links form a loop", ko: "심볼릭 링크가 순환합니다")
    case ENAMETOOLONG: Message(en: "the path is too long", ko: "경로가 너무 깁니다")
    case EMFILE, ENFILE: Message(en: "too many files are open", ko: "열린 파일이 너무 많습니다")
    case EIO: Message(en: "the device reports an error", ko: "장치에서 입출력 오류가 났습니다")
    default:
      String(cString: strerror(code)).asMessage
    }
  }
}

extension String {
  /// The same in every language.
  var asMessage: Message { Message(en: self, ko: KoreanMessage(self)) }
}
