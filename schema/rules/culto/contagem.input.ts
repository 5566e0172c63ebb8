import { z } from 'zod'
import {
  dateOnly,
  decimal,
  excluidos,
  filterRef,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { cedulas, emCentavos } from './cedulas.rules.js'

export const situacoes = [
  'Aguardando a contagem',
  'Falta uma pessoa',
  'Falta confirmar',
  'Com diferença',
  'Conferida',
  'Lançada',
] as const
export type Situacao = (typeof situacoes)[number]

const category = 'Escolha a categoria.'

export const contagemInput = z.object({
  data: dateOnly(),
  descricao: requiredText(255, 'Informe a descrição.'),
  categoria: optional(z.coerce.number(category).int(category).min(1, category).max(5, category)),
  idCulto: optional(recordRef('Escolha o culto.')),
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  versao,
})

export const contagemFields = ['data', 'descricao', 'createdAt'] as const

export const contagemFiltro = z
  .object({
    situacao: optional(oneOf(situacoes, 'Escolha a situação.')),
    semAssinaturas: z.boolean('Informe sim ou não em semAssinaturas.').nullish(),
    fim: optional(dateOnly()),
    idCulto: optional(filterRef('Informe o culto por número ou uuid.')),
    excluidos,
  })
  .nullish()

export const listarContagensInput = z.object({
  ...leanListInput,
  ordem: orderInput(contagemFields),
  filtro: contagemFiltro,
})

export const contagemRef = z.object({ id: recordRef() })

export const assinarContagemInput = contagemRef.extend({
  /** the version of the counting that the person saw and signs */
  versao,
  /** what `dizimosLancados` says since there are confirmations */
  apesarDosDizimos: optional(z.boolean('Informe sim ou não.')),
})

const unknownNote = 'Não há cédula nem moeda deste valor.'
const quantity = 'Informe quantas são, de 0 a 100.000.'

const cedula = z.object({
  /** '0.25', '100.00' */
  valor: decimal({ min: 0 }).refine(
    (value) => cedulas.some((cents) => BigInt(cents) === emCentavos(value)),
    unknownNote,
  ),
  quantidade: integer(quantity).min(0, quantity).max(100_000, quantity),
})

/** What one person counted. */
export const contarContagemInput = z
  .object({
    id: recordRef(),
    cedulas: z
      .array(cedula)
      .max(cedulas.length, 'Informe cada cédula e moeda uma vez.')
      .refine(
        (all) => new Set(all.map(({ valor }) => valor)).size === all.length,
        'Informe cada cédula e moeda uma vez.',
      ),
    cheques: optional(decimal({ min: 0 })),
  })
  .refine(({ cedulas: all, cheques }) => all.some(({ quantidade }) => quantidade > 0) || Number(cheques ?? 0) > 0, {
    message: 'Informe o que você contou.',
    path: ['cedulas'],
  })
