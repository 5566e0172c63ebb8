export { leadership } from './leadership.js'
export { memberships } from './memberships.js'
export {
  actionsToConfirm,
  addPessoas,
  confirmLeader,
  inactiveOf,
  inativa,
  leadersToConfirm,
  liderToConfirmAsSeen,
  linkAsSeen,
  membroJson,
  membroResponse,
  newMembroId,
  noMembro,
  refuseInactive,
  refuseInactiveGuests,
  refuseToConfirm,
  toConfirmAsSeen,
} from './pessoa.js'
export { type MembershipRow, membershipQueries } from './vinculo.queries.js'
