import { z } from 'zod'
import {
  dateOnly,
  filterRef,
  instant,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  versao,
} from '../formats.js'
import { leanListInput, listInput, orderInput } from '../pagination.js'

export const respostas = ['pendente', 'confirmada', 'recusada'] as const

const resposta = () => oneOf(respostas, 'A resposta é pendente, confirmada ou recusada.')

const confirmarConflito = z.boolean('Informe sim ou não.').nullish()

export const escalaCultoInput = z.object({
  idCulto: recordRef('Escolha o culto.'),
  idMembro: recordRef('Escolha quem será escalado.'),
  funcao: requiredText(60, 'Informe a função.'),
  idDepartamento: optional(recordRef('Escolha um departamento da lista.')),
  resposta: optional(resposta()),
  /** confirms that the person serves elsewhere at the same time, or has blocked the day */
  confirmarConflito,
  versao,
})

export const escalaCultoFields = ['culto', 'membro', 'funcao', 'departamento', 'resposta', 'createdAt'] as const

const quando = () => optional(oneOf(['proximos', 'anteriores'], 'Escolha proximos ou anteriores.'))

export const escalaCultoFiltro = z
  .object({
    idCulto: optional(filterRef('Informe o culto por número ou uuid.')),
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    idDepartamento: optional(filterRef('Informe o departamento por número ou uuid.')),
    resposta: optional(resposta()),
    quando: quando(),
    de: optional(dateOnly()),
    ate: optional(dateOnly()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarEscalasCultoInput = z.object({
  ...leanListInput,
  ordem: orderInput(escalaCultoFields),
  filtro: escalaCultoFiltro,
})

export const minhasEscalasInput = z.object({
  ...listInput,
  columns: z.array(z.string()).readonly().optional(),
  quando: quando(),
})

export const escalaCultoRef = z.object({ id: recordRef() })

export const matrizEscalasInput = z.object({ de: dateOnly(), ate: dateOnly() })

export const candidatosEscalaInput = z.object({
  idCulto: recordRef('Escolha o culto.'),
  funcao: requiredText(60, 'Informe a função.'),
  busca: listInput.busca,
})

/** `id` is the worship service whose roster is copied. */
export const repetirEscalaInput = z.object({
  id: recordRef('Escolha o culto.'),
  vezes: integer('Informe em quantos cultos repetir.')
    .min(1, 'Repita em pelo menos um culto.')
    .max(12, 'Repita em no máximo 12 cultos.'),
  mesmoHorario: z.boolean('Informe sim ou não.').nullish(),
  confirmarConflito,
})

export const avisarEscalasInput = z.object({
  idCulto: optional(filterRef('Informe o culto por número ou uuid.')),
  de: optional(dateOnly()),
  ate: optional(dateOnly()),
})

const eitherAnswer = 'A resposta é confirmada ou recusada.'

/**
 * The answers that a person may give for the person's own roster entry: 'pendente' takes back that the person declined.
 */
export const respostaInput = z.object({
  resposta: oneOf(['confirmada', 'recusada', 'pendente'], eitherAnswer),
  motivo: optional(text(200)),
})

/** An answer of a device, which may be delivered late and repeatedly; see kernel/marks. */
export const respostaMarcadaInput = respostaInput.extend({
  marcadoEm: optional(instant()),
  enviadoEm: optional(instant()),
})
