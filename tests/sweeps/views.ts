import type { Action } from '../../server/kernel/access/actions.js'
import type { TestApp } from '../factories/harness.js'
import { type Look, lookAround, parentType, queryType } from './looks.js'
import { emptierIn, emptierInJson, type Seen } from './seen.js'

type Answer = Seen & { json: unknown }

/** What somebody may do, and sees in every way. */
export interface View {
  actions: ReadonlySet<Action>
  answers: Map<string, Answer>
}

let round = 0

/** Reads what somebody may do and sees. Each time other ways are tried of those that must be refused. */
export async function viewOf(app: TestApp, token: string, looks: readonly Look[]): Promise<View> {
  const actions = new Set((await app.graphql(token, '{ eu { acoes } }')).data.eu.acoes as Action[])
  const seen = await lookAround(app, token, looks, actions, round++)
  return { actions, answers: new Map(seen.map((one) => [one.name, { ...one, json: parsed(one.text) }])) }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The answers of the second that show one of these texts, which they do not show in the first. */
export const shown = (before: View, after: View, marks: readonly string[]): string[] =>
  [...after.answers].flatMap(([name, now]) => {
    const then = before.answers.get(name)
    return marks.flatMap((mark) =>
      now.text.includes(mark) && !then?.text.includes(mark) ? [`${name} shows ${mark}`] : [],
    )
  })

/** The actions, rows and fields of the second that the first has not. */
export function added(before: View, after: View, marks: readonly string[]): string[] {
  const actions = [...after.actions].filter((action) => !before.actions.has(action)).map((action) => `may ${action}`)
  const seen = [...after.answers].flatMap(([name, now]) => {
    const then = before.answers.get(name)
    const more = name.startsWith('search') && Number(now.json) > Number(then?.json ?? 0) ? ['more records'] : []
    const first = now.status === 200 && !then && !['', 'null', '[]'].includes(now.text) ? ['anything'] : []
    return [...first, ...more, ...fields(now, then)].map((what) => `${name} shows ${what}`)
  })
  return [...actions, ...shown(before, after, marks), ...seen]
}

/** The fields of a query, an edge or a route that are empty in the earlier answer only. */
const fields = (now: Answer, then: Answer | undefined): string[] =>
  emptier(now, then).filter((field) => !grows.test(field))

/** A list of what is hidden, which grows when less is seen; and that a function ends, which its person sees. */
const grows = /\.camposOcultos$|funcao_?usuario\.fim$/i

function emptier(now: Answer, then: Answer | undefined): string[] {
  const name = now.name.replace(/ of \d+$/, '')
  if (name.startsWith('GET '))
    return now.status === 200 && then?.status === 200 ? emptierInJson(then.json, now.json) : []
  const parent = parentType(name)
  if (parent) return emptierIn(parent, then?.json, now.json)
  const type = queryType(name)
  const data = (json: unknown) => (json as { data?: Record<string, unknown> } | undefined)?.data?.[name]
  return type ? emptierIn(type, data(then?.json), data(now.json)) : []
}
