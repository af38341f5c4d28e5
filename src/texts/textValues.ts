// Written by `npm run texts` from en.json.

/** What each text needs that needs values. */
export interface TextValues<Value> {
  readonly 'start.needsScript': { readonly title: Value };
  readonly 'session.endsInMinutes': { readonly count: number };
  readonly 'session.endsInSeconds': { readonly count: number };
  readonly 'session.idleMinutes': { readonly count: number };
  readonly 'session.idleSeconds': { readonly count: number };
  readonly 'action.named': { readonly action: Value; readonly name: Value };
  readonly 'list.andMore': { readonly count: number };
  readonly 'part.asOf': { readonly time: Value };
  readonly 'part.loaded': { readonly name: Value };
  readonly 'part.notLoaded': { readonly name: Value };
  readonly 'help.about': { readonly about: Value };
  readonly 'failure.reference': { readonly reference: Value };
  readonly 'refresh.updatedAt': { readonly time: Value };
  readonly 'carousel.goToPage': { readonly page: number; readonly pages: number };
  readonly 'carousel.page': { readonly page: number; readonly pages: number };
  readonly 'carousel.place': { readonly page: number; readonly pages: number };
  readonly 'carousel.said': { readonly place: Value; readonly name: Value };
  readonly 'carousel.seeAll': { readonly count: number };
  readonly 'content.of': { readonly name: Value };
  readonly 'products.loadedSoFar': { readonly loaded: number; readonly all: number };
  readonly 'products.loaded': { readonly loaded: number };
  readonly 'products.someUnavailable': { readonly loaded: number; readonly missing: number; readonly names: Value };
  readonly 'products.policies': { readonly count: number };
  readonly 'products.points': { readonly count: number };
  readonly 'products.copyNumber': { readonly label: Value; readonly number: Value };
  readonly 'products.numberCopied': { readonly label: Value; readonly number: Value };
  readonly 'invest.activePolicies': { readonly count: number };
  readonly 'payments.inArrearsAsOf': { readonly time: Value };
  readonly 'outstanding.action': { readonly place: number };
  readonly 'outstanding.rest': { readonly count: number };
  readonly 'banners.banner': { readonly place: number };
  readonly 'rewards.plays': { readonly count: number };
  readonly 'rewards.miles': { readonly count: number };
  readonly 'ring.progress': { readonly percent: number };
  readonly 'ring.inactive': { readonly percent: number };
  readonly 'preferences.loaded': { readonly count: number };
  readonly 'preferences.saved': { readonly name: Value };
  readonly 'preferences.notSaved': { readonly name: Value };
}

/** What each text with elements in it needs. */
export interface MarkedTextValues<Value, Mark> {
  readonly 'page.needHelp': { readonly call: Mark; readonly phone: Value };
  readonly 'products.noneExplanation': { readonly call: Mark; readonly phone: Value };
}
