import { actionNames } from '../../../kernel/access/actions.js'

/** Requested scopes that are not actions or that the person may not do. */
export const scopesBeyond = (
  wanted: readonly string[],
  may: (action: (typeof actionNames)[number]) => boolean,
): string[] => wanted.filter((scope) => !actionNames.some((action) => action === scope && may(action)))
