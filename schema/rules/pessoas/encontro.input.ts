import { z } from 'zod'
import { dateOnly, excluidos, filterRef, integer, optional, recordRef, text, versao } from '../formats.js'
import { leanListInput, listInput, orderInput } from '../pagination.js'

const visitantes = () => {
  const message = 'Informe quantos visitantes vieram, de 0 a 999.'
  return integer(message).min(0, message).max(999, message)
}

const presentes = () =>
  z
    .array(recordRef('Informe as pessoas presentes.'), 'Informe as pessoas presentes.')
    .max(500, 'Informe no máximo 500 pessoas presentes.')

export const encontroInput = z.object({
  dataEncontro: dateOnly(),
  temaEstudo: optional(text(200)),
  idLocal: optional(recordRef('Escolha o local.')),
  observacoes: optional(text(2000)),
  visitantes: optional(visitantes()),
  /** the ids of all people present; if not sent, the attendance does not change */
  presentes: optional(presentes()),
  versao,
})

export const novoEncontroInput = encontroInput.extend({ idCelula: recordRef('Escolha a célula.') })

export const encontroFields = ['dataEncontro', 'celula', 'visitantes', 'createdAt'] as const

export const encontroFiltro = z
  .object({
    idCelula: optional(filterRef('Informe a célula por número ou uuid.')),
    dataInicial: optional(dateOnly()),
    dataFinal: optional(dateOnly()),
    excluidos,
  })
  .nullish()

export const listarEncontrosInput = z.object({
  ...leanListInput,
  ordem: orderInput(encontroFields),
  filtro: encontroFiltro,
})

/** A meeting. If the cell is named too, the meeting must belong to it. */
export const encontroRef = z.object({ id: recordRef(), idCelula: optional(recordRef('Informe a célula.')) })

/** The day of a roll, for a device on which the meeting was not known; `novoUuid` is what a new meeting is called. */
export const diaDaChamadaInput = z.object({
  id: recordRef('Informe a célula.'),
  dataEncontro: dateOnly(),
  novoUuid: z.uuid('Informe o identificador do encontro como uuid.').transform((uuid) => uuid.toLowerCase()),
})

export const presencasInput = z.object({
  presentes: presentes(),
  visitantes: visitantes(),
  versao,
})

export const membroEncontroInput = z.object({
  idMembro: recordRef('Selecione um membro para adicionar ao encontro.'),
})

export const listarMembrosEncontroInput = encontroRef.extend(listInput)

export const listarPresencasInput = z.object({
  ...listInput,
  filtro: z
    .object({
      idEncontro: optional(filterRef('Informe o encontro por número ou uuid.')),
      idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    })
    .nullish(),
})
