import { perfis } from '../../../schema/rules/perfis.js'

// The named sets of which the permission table is made.
export const platform = [perfis.platform] as const
export const administrators = [...platform, perfis.administrator] as const
export const stewards = [...administrators, perfis.pastor] as const
/** perfis of one church, for actions that the platform may not do either */
export const shepherds = [perfis.administrator, perfis.pastor] as const
export const workers = [...administrators, perfis.leader, perfis.assistant, perfis.pastor] as const
/** the workers of a church, without the platform */
export const churchWorkers = [perfis.administrator, perfis.leader, perfis.assistant, perfis.pastor] as const
export const readers = [...administrators, perfis.member, perfis.leader, perfis.assistant, perfis.pastor] as const
export const everyone = [perfis.none, ...readers] as const
