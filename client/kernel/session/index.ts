export { Can, useCan } from './can'
export { askedPath, Protected, PublicOnly, type RouteHandle } from './guard'
export { type Session, SessionProvider, useSession, useViewer, type Viewer } from './session'
