import DialogLocales
import DialogModel
import DialogReading
import DialogSupport

/// Whether an alert wants something of people that they have no need of.
extension DialogContext {
  /// Whether an alert without a reason to interrupt asks to rate, to follow, to subscribe or to try.
  var promotes: Bool {
    guard kind == .alert, [nil, .choose, .inform].contains(dialog.purpose) else { return false }
    return dialog.buttons.indices.contains { index in
      guard let title = sourceVariants(of: .button(index)).first?.reading,
        !title.asButton.offers.isEmpty,
        isChoice(index)
      else { return false }
      let words = [Element.text(.title), .text(.message)].flatMap(sourceVariants)
        .flatMap(\.reading.words)
      return title.asButton.offers.contains {
        $0.isMade(by: title.words, amid: words, isEnglish: title.language.isEnglish)
      }
    }
  }
}

extension ProjectLanguage {
  /// What a button’s title of such words may offer.
  func offers(in words: [String]) -> [Offer] {
    guard let first = words.first else { return [] }
    if isEnglish { return englishOffers.filter { $0.acts.contains(first) } }
    guard isKorean else { return [] }
    return koreanOffers.filter { offer in
      words.contains { word in offer.acts.contains { word.utf8.hasPrefix($0) } }
    }
  }
}

/// An act, and what shows in the text that it is asked for as a favor or an offer.
struct Offer {
  fileprivate let acts: Set<String>
  fileprivate let objects: Set<String>
  /// Words with which it is something else.
  fileprivate let exceptions: Set<String>

  fileprivate init(
    _ acts: Set<String>, of objects: Set<String>, except exceptions: Set<String> = []
  ) {
    self.acts = acts
    self.objects = objects
    self.exceptions = exceptions
  }

  /// - Parameter title: words that begin with one of the acts in English, and have one in Korean.
  fileprivate func isMade(by title: [String], amid words: [String], isEnglish: Bool) -> Bool {
    let matches = { (word: String, list: Set<String>) in
      isEnglish ? list.contains(word) : list.contains { word.utf8.hasPrefix($0) }
    }
    let all = title + words
    return all.contains { matches($0, objects) } && !all.contains { matches($0, exceptions) }
  }
}

private let englishOffers = [
  Offer(
    ["rate"], of: ["rate", "rating", "stars", "enjoying", "love", "like"],
    except: ["limit", "data"]),
  Offer(["review", "write", "leave"], of: ["rating", "stars", "enjoying", "store"]),
  Offer(
    ["follow", "like"],
    of: [
      "social", "media", "us", "instagram", "twitter", "facebook", "youtube", "tiktok", "mastodon",
    ]),
  Offer(["subscribe", "join", "sign"], of: ["newsletter", "newsletters", "mailing", "channel"]),
  Offer(["try", "start"], of: ["premium", "pro", "plus", "trial"], except: ["again", "failed"]),
]

private let koreanOffers = [
  Offer(
    ["별점", "평가", "리뷰", "후기", "평점"], of: ["별점", "평가", "리뷰", "후기", "평점", "별"], except: ["삭제", "수정"]),
  Offer(["팔로우", "구독"], of: ["팔로우", "채널", "소식지", "뉴스레터"], except: ["취소", "해지", "해제", "끊"]),
  Offer(.forms("쓰다,사용하다[아] 체험 무료"), of: ["프리미엄", "프로", "체험", "플러스"], except: ["종료", "만료", "끝"]),
]
