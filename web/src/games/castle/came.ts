// Of all that can be said of a whole game, what people ask first: why the claim was right or wrong, since when it could
// have been made and by whom, how its maker knew the friends, and the way of the Seal if that has won.
import type { Fact } from '../plain/story';

const MOST = 6;
const since = (fact: Fact) => fact.since as number;
const earliest = (facts: Fact[]) => facts.toSorted((one, other) => since(one) - since(other));
const firstOfEach = (facts: Fact[], of: (fact: Fact) => unknown): Fact[] =>
  facts.filter((fact, at) => facts.findIndex((other) => of(other) === of(fact)) === at);

export function keyFacts(facts: Fact[]): Fact[] {
  const all = (kind: string) => facts.filter(({ fact }) => fact === kind);
  const claims = facts.filter(({ fact }) => fact.startsWith('claim_'));
  const claim = claims[0];
  const named = (claim?.named ?? []) as unknown[];
  const complete = firstOfEach(earliest(all('complete')), ({ society }) => society);
  const could = firstOfEach(earliest(all('could')), ({ seat }) => seat);
  const knew = earliest(all('knew'));
  const friends = knew.filter(({ seat, other }) => seat === claim?.seat && named.includes(other));
  const seal = all('journey').filter(({ object }) => claim?.fact === 'claim_solo' && object === 'seal_of_lodge');
  const chosen = [
    ...claims,
    ...seal,
    ...complete,
    ...could.filter(({ seat }) => seat === claim?.seat).slice(0, 1),
    ...could.filter(({ seat }) => seat !== claim?.seat).slice(0, 1),
    ...(friends.length ? friends : knew).slice(0, 2),
  ].slice(0, MOST);
  return chosen;
}
