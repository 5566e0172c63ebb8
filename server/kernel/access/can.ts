import { forbidden, readOnlyView, scopeMissing, signInFirst } from '../base/errors.js'
import type { Settings } from '../data/reading/reading.js'
import type { Grants } from './actions.js'
import { type Action, actionNames, isBySession, type Perfil, type PublicAction, publicAction } from './actions.js'
import { impliedActions, placeOf } from './areas.js'
import { isTooWide, type OwnGroups, ownIn, settingsFor, settingsForAll, settingsOfItsOwn } from './own-groups.js'

/** The current user. An API token restricts its owner's actions to the token's scopes. */
export interface Viewer {
  id: number
  uuid: string
  idCliente: number
  perfil: Perfil
  name: string
  /** what the church allows to this person now */
  grants: Grants
  /** the groups that this person leads, for somebody whom the church limits to them in some area */
  own?: OwnGroups | undefined
  /** uuid of the session, absent for API tokens */
  sessao?: string
  /** the scopes of the API token, if one was used; absent for sessions */
  escopos?: readonly string[]
  /** the administrator whose session it is, while the administrator sees the church as this person, see preview.ts */
  seenBy?: Viewer
  /** the platform's administrator as the own account says, while the request is in a church, see entered-church.ts */
  outside?: Viewer
}

/**
 * Who sends the request: for limits, the audit log and the end of the session. A preview is its administrator's, and in
 * whatever church the platform's administrator is, the session is of the own account.
 */
export const actorOf = (viewer: Viewer): Viewer => viewer.seenBy ?? viewer.outside ?? viewer

/** @throws FORBIDDEN while the current user sees the church as another person */
export function refuseInPreview(viewer: Viewer | null): void {
  if (viewer?.seenBy) throw readOnlyView()
}

/** Whether the current user may do the action. An API token also needs it among its scopes, and cannot do some at all. */
export function can(viewer: Viewer | null, action: Action | PublicAction): boolean {
  if (action === publicAction) return true
  if (!viewer) return false
  return viewer.grants.has(action) && inScope(viewer, action)
}

/** Whether the API token, if one was used, may do the action: by its scopes, or one from which the action follows. */
const inScope = ({ escopos }: Viewer, action: Action): boolean =>
  !escopos ||
  (!isBySession(action) &&
    (escopos.includes(action) ||
      impliedActions()
        .get(action)
        ?.some((one) => escopos.includes(one)) === true))

/** Whether the action reaches the data of every person, not only of those in the current user's own groups. */
export const reachesAll = (viewer: Viewer | null, action: Action): boolean =>
  can(viewer, action) && viewer?.grants.get(action) === 'tudo'

/** Whether the request comes with an API token. */
export const usesToken = (viewer: Viewer | null): boolean => viewer?.escopos !== undefined

/**
 * Whether the current user confirms whom leaders and API tokens add to the groups and name as their leaders (ADR 0033): a
 * session whose action reaches all groups.
 */
export const confirms = (viewer: Viewer | null, action: Action): boolean =>
  reachesAll(viewer, action) && !usesToken(viewer)

/** Whether the action reaches the data of this person. */
export const reachesPerson = (viewer: Viewer | null, action: Action, idUsuario: number): boolean =>
  reachesAll(viewer, action) || (can(viewer, action) && viewer?.own?.people.has(idUsuario) === true)

/** The ids of the own groups to which the action is limited; null when nothing limits it. */
export function limitedTo(viewer: Viewer | null, action: Action): readonly number[] | null {
  if (viewer?.grants.get(action) !== 'meus') return null
  const { area, level } = placeOf(action) ?? { area: '', level: undefined }
  return ownIn(viewer.own, area, level === 'ler')
}

/** Whether the action reaches the records of this group: always, unless it is limited to the own groups of its area. */
export const reachesGroup = (viewer: Viewer | null, action: Action, group: number): boolean =>
  can(viewer, action) && limitedTo(viewer, action)?.includes(group) !== false

/** Whether the current user leads this group of an area, for somebody whom something limits to the own groups. */
export const leadsGroup = (viewer: Viewer | null, area: string, group: number): boolean =>
  viewer?.own?.groups[area]?.includes(group) === true

/** The settings of a transaction that limit it to the current user's own groups. */
export const limitsOf = (viewer: Viewer | null, action?: Action): Settings =>
  viewer ? settingsFor(viewer.grants, viewer.own, action) : {}

/**
 * The settings of a reading of its own, for actions of which one needs it, see settingsOfItsOwn.
 * @param reading the settings of the reading otherwise, if it is not the request's
 */
export function limitsOfItsOwn(viewer: Viewer | null, actions: readonly Action[], reading?: Settings): Settings | null {
  if (!viewer) return null
  if (actions.some((action) => settingsOfItsOwn(viewer.grants, viewer.own, action))) return limitsOfAll(viewer, actions)
  if (!reading) return null
  const request = limitsOf(viewer)
  return actions.some((action) => isTooWide(reading, request, action)) ? request : null
}

/** The settings of a reading for all these actions, see settingsForAll. */
export const limitsOfAll = (viewer: Viewer | null, actions: readonly Action[]): Settings =>
  viewer ? settingsForAll(viewer.grants, viewer.own, actions) : {}

/**
 * Whether the current user may do the action and a reading shows what it reaches: for what features contribute to an
 * answer of others.
 * @param reading its settings, if it is not the request's
 */
export const canRead = (viewer: Viewer | null, action: Action, reading?: Settings): boolean =>
  can(viewer, action) && limitsOfItsOwn(viewer, [action], reading) === null

/** No API token may do this, whatever its scopes. */
const onlySession = () => forbidden('Um token de API não pode fazer isto. Entre no sistema com a sua senha.')

/**
 * @throws UNAUTHENTICATED without a current user, FORBIDDEN when the person may not do the action; an API token whose owner may do it is told which of its scopes is missing, or that no token may
 */
export function authorise(viewer: Viewer | null, action: Action | PublicAction): void {
  if (action === publicAction) return
  if (!viewer) throw signInFirst()
  if (can(viewer, action)) return
  if (!viewer.escopos || !viewer.grants.has(action)) throw forbidden()
  throw isBySession(action) ? onlySession() : scopeMissing(action)
}

/**
 * The current user, for actions that only a session may do: change how one signs in, create API tokens. Otherwise an
 * API token could outlive its scopes.
 * @throws FORBIDDEN for an API token, and while the current user sees the church as another person
 */
export function sessionViewer(viewer: Viewer | null): Viewer {
  if (!viewer) throw signInFirst()
  refuseInPreview(viewer)
  if (!viewer.sessao) throw onlySession()
  return viewer
}

/** The names of all actions that the current user may do, as the client receives them. */
export const abilities = (viewer: Viewer): Action[] => actionNames.filter((action) => can(viewer, action))

/** Whether the current user operates the platform. Only this function knows which perfil does. */
export const operatesPlatform = (viewer: Viewer | null): boolean => can(viewer, 'plataforma.operar')

/** Whether the current user reads every church: the platform's administrator, unless the request is in one. */
export const readsEveryChurch = (viewer: Viewer | null): boolean => operatesPlatform(viewer) && !viewer?.outside

/** The platform's administrator in a church: everything happens there, as for its own people. */
export const enteredBy = (viewer: Viewer, idCliente: number): Viewer => ({ ...viewer, idCliente, outside: viewer })

/**
 * The current user's id among the people of this church: null for the platform's administrator in a church that is not the
 * own one, who is none of its people.
 */
export const idWithin = (viewer: Viewer | null, idCliente: number): number | null =>
  viewer && (viewer.outside ?? viewer).idCliente === idCliente ? viewer.id : null
