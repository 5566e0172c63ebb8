export { Can, useCan } from './can'
export { Protected, PublicOnly } from './guard'
export { useSession, useSessionNotice, useViewer } from './session'
export { EuDocument } from './session.generated'
