/// Saying a code in the place of what happened.
extension EnglishVocabulary {
  /// “Error 0x80070E14”, “The printer returned error 12”: what only those who wrote the program can read.
  public static let codesAsReasons = PhrasePatterns(
    """
    error|status|exit|result|http|response|failure code #
    error|http #
    ^ code # $
    error|status|failure code was|is|of #
    returned|reported|responded|answered|failed|ended|exited|replied with? an|a|the? error|code|status|http code|status? #
    """)

  /// “A null pointer exception was thrown”, “The HTTP request returned 503”: of how programs are made, by hand.
  public static let jargon = PhrasePatterns(
    """
    null|nil|undefined|nullptr|nan|nonnull response|value|values|object|objects|pointer|reference|exception|result|token|string|field|dereference
    was|is|were|are null|nil|undefined|nullptr|nan
    null-pointer|nullpointerexception|stacktrace|segfault
    exception|exceptions was|were|is? thrown|raised|caught|occurred
    unhandled|uncaught|runtime|io|i/o|parse|parser|pointer|format exception
    stack|heap|buffer|integer trace|overflow|underflow|overrun|underrun|corruption
    index|array|range out of bounds|range
    assertion|assert failed|failure
    segmentation|page|protection fault
    websocket|handshake|tcp|udp|rpc|grpc connection|request|call? timed|failed|error|closed|returned|crashed|refused|threw|terminated|reset|hung
    tcp|udp|tls|ssl|websocket handshake|socket|connection
    json|xml|yaml|protobuf|payload payload|response|body|object|parsing|parser|decoding|deserialization|schema
    payload|response|json|xml|data|body couldn't|can't|could|can not? be parsed|deserialized|serialized|unmarshalled|decoded
    be|failed to? parsed|deserialized|unmarshalled|deserialize|unmarshal|parse
    websocket|tcp|ssl|tls|handshake|http|i/o timeout|time-out
    timeout|time-out exception|error
    thread|connection pool
    thread|process|memory dump
    memory leak
    mutex|semaphore|stderr|stdout|coredump|segv|sigabrt|errno|-errno
    dns lookup|query|record
    oauth|jwt|csrf token|tokens
    refresh token
    unexpected token|eof|end-of-file|identifier|delimiter in|at|on
    sqlite-
    sql|database|foreign|integrity|key|unique constraint|deadlock|exception
    constraint|schema violated|violation|mismatch
    http|https|api|rest|graphql|rpc|sql|ajax request|requests|response|responses|endpoint|endpoints|call|calls|query|status|verb|header
    """)
}
