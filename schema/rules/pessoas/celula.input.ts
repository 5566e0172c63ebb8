import { z } from 'zod'
import {
  excluidos,
  filterRef,
  integer,
  oneOf,
  optional,
  recordRef,
  requiredText,
  text,
  timeOfDay,
  versao,
} from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const statusCelula = ['ativa', 'inativa'] as const

const dia = () => {
  const message = 'Escolha o dia da semana, de 0 (domingo) a 6 (sábado).'
  return integer(message).min(0, message).max(6, message)
}
const status = () => oneOf(statusCelula, 'O status é ativa ou inativa.')

export const celulaInput = z.object({
  nomeCelula: requiredText(100, 'Informe o nome da célula.'),
  idResponsavel: optional(recordRef('Escolha o responsável pela célula.')),
  diaCelula: optional(dia()),
  horaCelula: optional(timeOfDay()),
  enderecoCelula: optional(text(200)),
  idLocal: optional(recordRef('Escolha o local.')),
  statusCelula: optional(status()),
  versao,
})

export const celulaFields = ['nomeCelula', 'responsavel', 'diaCelula', 'createdAt'] as const

export const celulaFiltro = z
  .object({
    statusCelula: optional(status()),
    diaCelula: optional(dia()),
    idResponsavel: optional(filterRef('Informe o responsável por número ou uuid.')),
    idLocal: optional(filterRef('Informe o local por número ou uuid.')),
    excluidos,
  })
  .nullish()

export const listarCelulasInput = z.object({
  ...leanListInput,
  ordem: orderInput(celulaFields),
  filtro: celulaFiltro,
})

export const celulaRef = z.object({ id: recordRef() })
