export { leadership } from './leadership.js'
export { memberships } from './memberships.js'
export {
  idNovoMembro,
  inactiveOf,
  inativa,
  linkAsSeen,
  membroJson,
  membroResponse,
  refuseInactive,
  refuseInactiveGuests,
  semMembro,
} from './pessoa.js'
export { type MembershipRow, membershipQueries } from './vinculo.queries.js'
