import { sql } from 'kysely'
import type { Change } from '../../../../kernel/work/contributions/contributions.js'
import { notify } from '../../../acesso/aviso/index.js'
import { cultoTitle } from '../../culto/index.js'
import { passou, rosters } from '../escala-culto.queries.js'
import type { Work } from './avisar-resposta.js'
import { originOf, notifyPeople as tell } from './avisar-resposta.js'
import { cultoTime, escalaMudou, minhasEscalas } from './escala-avisos.js'

const facts = [
  'escala_culto.id',
  'escala_culto.idMembro',
  'escala_culto.funcao',
  'escala_culto.resposta',
  'escala_culto.avisadaEm',
  'culto.id as idCulto',
  'culto.dataCulto',
  'culto.horaCulto',
  'culto.temaCulto',
] as const

/** People who do not know of an entry yet need not hear of its changes. Who declined it does not serve anyway. */
const known = sql<boolean>`(escala_culto.resposta = 'confirmada' or
  (escala_culto.resposta = 'pendente' and escala_culto.avisada_em is not null))`

const toCome = sql<boolean>`not ${passou}`

/** An entry of which its person knows, of a coming worship service that takes place, as it is stored now. */
export const readKnown = (work: Work, id: number) =>
  rosters(work)
    .select(facts)
    .where('escala_culto.id', '=', id)
    .where('escala_culto.excluidoEm', 'is', null)
    .where('culto.statusCulto', '=', 'agendado')
    .where(known)
    .where(toCome)
    .executeTakeFirst()

type KnownEscala = NonNullable<Awaited<ReturnType<typeof readKnown>>>

const me = ({ ctx }: Pick<Work, 'ctx'>): number => ctx.viewer?.id ?? 0

/** Tells a person that the entry was taken away, or given to somebody else. */
export async function notifySaida(work: Work, before: KnownEscala | undefined): Promise<void> {
  if (!before) return
  await tell(work, [before.idMembro], me(work), before, {
    tipo: escalaMudou,
    titulo: 'Você não está mais nesta escala',
    assunto: 'Você não está mais na escala',
    caminho: minhasEscalas,
  })
}

/** Tells a person that the entry, of whose removal the person was told, is there again. */
export const notifyReturn = (work: Work, now: KnownEscala): Promise<void> =>
  tell(work, [now.idMembro], me(work), now, {
    tipo: escalaMudou,
    titulo: 'Você está nesta escala, afinal',
    assunto: 'Você está na escala, afinal',
    caminho: minhasEscalas,
  })

/** Tells a person that the entry has another function or belongs to another worship service. */
export async function notifyChange(work: Work, before: KnownEscala | undefined): Promise<void> {
  if (!before) return
  const now = await rosters(work).select(facts).where('escala_culto.id', '=', before.id).executeTakeFirstOrThrow()
  if (now.idMembro !== before.idMembro) return notifySaida(work, before)
  if (now.funcao === before.funcao && now.idCulto === before.idCulto) return
  await tell(work, [now.idMembro], me(work), now, {
    tipo: escalaMudou,
    titulo: 'A sua escala mudou',
    assunto: 'A sua escala mudou',
    mais: [`Antes: ${before.funcao}, ${cultoTitle(before)}`],
    caminho: minhasEscalas,
  })
}

const news: Record<Change, { titulo: string; texto: string }> = {
  moved: { titulo: 'Um culto da sua escala mudou', texto: 'O dia ou a hora mudou. Agora é:' },
  calledOff: {
    titulo: 'Um culto da sua escala foi cancelado',
    texto: 'Este culto foi cancelado, e você não precisa vir servir.',
  },
}

/** Tells everybody who serves in a worship service that it was moved, called off or takes place after all. */
export async function cultoChanged(work: Work, idCulto: number, change: Change): Promise<void> {
  const entries = await rosters(work)
    .select(facts)
    .where('escala_culto.idCulto', '=', idCulto)
    .where('escala_culto.excluidoEm', 'is', null)
    .where(known)
    .where(toCome)
    .orderBy('escala_culto.id')
    .execute()
  const people = new Map(entries.map((entry) => [entry.idMembro, entry]))
  people.delete(me(work))
  const { titulo, texto } = news[change]
  const avisos = [...people.values()].map((entry) => ({
    idUsuario: entry.idMembro,
    titulo,
    texto: `${cultoTime(entry)}.`,
    caminho: minhasEscalas,
    carta: { assunto: titulo, linhas: [texto, `Culto: ${cultoTitle(entry)}\nFunção: ${entry.funcao}`] },
  }))
  await notify(work, originOf(work, me(work)), escalaMudou, avisos)
}
