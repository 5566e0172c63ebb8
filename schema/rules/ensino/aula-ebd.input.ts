import { z } from 'zod'
import { dateOnly, decimal, filterRef, integer, oneOf, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

const count = () => {
  const message = 'Informe um número de 0 a 999.'
  return optional(integer(message).min(0, message).max(999, message))
}

export const aulaEBDInput = z.object({
  dataAula: dateOnly(),
  temaAula: optional(text(200)),
  idProfessor: optional(recordRef('Escolha uma pessoa da lista.')),
  /** all people who attended; when omitted, the stored roll call is kept */
  presentes: z.array(recordRef('Informe as pessoas presentes.'), 'Informe as pessoas presentes.').max(500).nullish(),
  visitantes: count(),
  biblias: count(),
  revistas: count(),
  oferta: optional(decimal({ min: 0 })),
  /** the account of the offering; when it is absent, the church's default account */
  idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
  versao,
})

export const novaAulaEBDInput = aulaEBDInput.extend({ idClasse: recordRef('Escolha a classe.') })

export const aulaEBDFields = ['dataAula', 'classe', 'visitantes', 'oferta', 'createdAt'] as const

export const quandoAulas = ['proximos', 'anteriores'] as const

export const aulaEBDFiltro = z
  .object({
    quando: optional(oneOf(quandoAulas, 'Escolha proximos ou anteriores.')),
    idClasse: optional(filterRef('Informe a classe por número ou uuid.')),
    dataInicial: optional(dateOnly()),
    dataFinal: optional(dateOnly()),
    liderAConfirmar: optional(z.boolean()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarAulasEBDInput = z.object({
  ...leanListInput,
  ordem: orderInput(aulaEBDFields),
  filtro: aulaEBDFiltro,
})

export const aulaEBDRef = z.object({ id: recordRef() })

/** The day of a roll, for a device on which the lesson was not known; `novoUuid` is what a new lesson is called. */
export const diaDaAulaInput = z.object({
  id: recordRef('Informe a classe.'),
  dataAula: dateOnly(),
  novoUuid: z.uuid('Informe o identificador da aula como uuid.').transform((uuid) => uuid.toLowerCase()),
})

const periodo = { dataInicial: optional(dateOnly()), dataFinal: optional(dateOnly()) }

/** A class and a period. Without a period, the current quarter is used. */
export const frequenciaEBDInput = z.object({ idClasse: recordRef('Escolha a classe.'), ...periodo })

/** The input of the export. Without a class, all classes are exported. */
export const exportarFrequenciaInput = z.object({
  filtro: z.object({ idClasse: optional(filterRef('Informe a classe por número ou uuid.')), ...periodo }),
})
