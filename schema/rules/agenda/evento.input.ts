import { z } from 'zod'
import { instantIn, isTime, isZoned } from '../dates.js'
import { excluidos, integer, optional, recordRef, requiredText, text, time, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const fimAntesDoInicio = 'O fim não pode ser antes do início.'

/** Whether a period certainly ends before it begins. It is false when the answer depends on the church's time zone. */
function endsBeforeStart(inicio: string, fim: string | null | undefined): boolean {
  // this rule runs even when a field's own rule has failed
  if (!fim || !isTime(inicio) || !isTime(fim) || isZoned(inicio) !== isZoned(fim)) return false
  return instantIn('UTC', fim, true) < instantIn('UTC', inicio)
}

/** The fields of an event, each with its own rule. */
export const eventoCampos = z.object({
  nomeEvento: requiredText(120, 'Informe o nome do evento.'),
  descricao: optional(text(4000)),
  idLocal: optional(recordRef('Escolha um local da lista.')),
  dataInicio: time('Informe quando o evento começa.'),
  dataFim: optional(time()),
  vagas: optional(
    integer('Informe um número inteiro de vagas.')
      .min(1, 'O evento precisa de ao menos uma vaga. Deixe em branco se não há limite.')
      .max(100_000, 'Informe no máximo 100.000 vagas.'),
  ),
  /** people may sign up themselves; null leaves it as it is */
  inscricaoAberta: z.boolean('Informe sim ou não.').nullish(),
  /** the last instant for signing up; null: until the event begins */
  inscricoesAte: optional(time()),
  versao,
})

export const eventoInput = eventoCampos.refine(({ dataInicio, dataFim }) => !endsBeforeStart(dataInicio, dataFim), {
  path: ['dataFim'],
  message: fimAntesDoInicio,
})

export const eventoFields = ['nomeEvento', 'dataInicio', 'dataFim', 'local', 'vagas', 'createdAt'] as const

/** meus: coming events in which the current user takes part, or waits for a place */
export const quandoEventos = ['proximos', 'realizados', 'meus'] as const

export const eventoFiltro = z
  .object({
    quando: optional(z.enum(quandoEventos, 'Escolha proximos, realizados ou meus.')),
    excluidos,
  })
  .nullish()

export const listarEventosInput = z.object({
  ...leanListInput,
  ordem: orderInput(eventoFields),
  filtro: eventoFiltro,
})

export const eventoRef = z.object({ id: recordRef() })
