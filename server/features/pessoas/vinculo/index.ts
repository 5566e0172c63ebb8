export { leadership } from './leadership.js'
export { memberships } from './memberships.js'
export {
  aConfirmarAsSeen,
  acoesAConfirmar,
  acrescentarPessoas,
  confirmLeader,
  idNovoMembro,
  inactiveOf,
  inativa,
  leadersToConfirm,
  liderAConfirmarAsSeen,
  linkAsSeen,
  membroJson,
  membroResponse,
  refuseAConfirmar,
  refuseInactive,
  refuseInactiveGuests,
  semMembro,
} from './pessoa.js'
export { type MembershipRow, membershipQueries } from './vinculo.queries.js'
