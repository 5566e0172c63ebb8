import { z } from 'zod'
import { excluidos, flag, integer, oneOf, optional, recordRef, requiredText, text, time, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** The kinds of data of the ANPD's form, as far as churches have them. */
export const tiposDeDados = [
  'identificacao',
  'contato',
  'financeiros',
  'saude',
  'religiosos',
  'criancas',
  'idosos',
  'autenticacao',
  'sigilo',
  'outros',
] as const

export const incidenteInput = z.object({
  titulo: requiredText(120, 'Dê um nome ao incidente.'),
  descricao: requiredText(4000, 'Conte o que aconteceu.'),
  dataOcorrencia: optional(time()),
  dataConhecimento: time('Informe quando a igreja soube.'),
  dados: z
    .array(oneOf(tiposDeDados, 'Tipo de dado desconhecido.'), 'Escolha os dados atingidos.')
    .min(1, 'Escolha os dados atingidos.')
    .max(tiposDeDados.length, 'Escolha cada tipo uma vez.'),
  riscoRelevante: optional(flag()),
  consequencias: optional(text(2000)),
  quantidadePessoas: optional(
    integer('Informe um número.')
      .min(0, 'Informe um número a partir de 0.')
      .max(10_000_000, 'Informe um número menor.'),
  ),
  protecao: optional(text(2000)),
  medidas: optional(text(2000)),
  motivoDemora: optional(text(1000)),
  motivoSemAviso: optional(text(1000)),
  pequenoPorte: optional(flag()),
  versao,
})

export const destinos = ['anpd', 'complemento', 'pessoas'] as const

export const comunicacaoIncidenteInput = z.object({
  destino: oneOf(destinos, 'O destino é anpd, complemento ou pessoas.'),
  data: time('Informe quando avisou.'),
  protocolo: optional(text(60)),
  meio: optional(text(500)),
  // as long as the ready text of an incident with all that it may say
  texto: optional(text(16_000)),
  versao,
})

export const desfazerComunicacaoInput = z.object({
  destino: oneOf(destinos, 'O destino é anpd, complemento ou pessoas.'),
  versao,
})

export const incidenteFields = ['dataConhecimento', 'titulo', 'createdAt'] as const

export const situacoesFiltro = ['abertos', 'encerrados'] as const

export const incidenteFiltro = z
  .object({ situacao: optional(oneOf(situacoesFiltro, 'Escolha abertos ou encerrados.')), excluidos })
  .nullish()

export const listarIncidentesInput = z.object({
  ...leanListInput,
  ordem: orderInput(incidenteFields),
  filtro: incidenteFiltro,
})

export const incidenteRef = z.object({ id: recordRef() })

export const pessoasIncidenteInput = z.object({
  ids: z
    .array(recordRef('Escolha a pessoa.'), 'Escolha as pessoas.')
    .min(1, 'Escolha as pessoas.')
    .max(500, 'Escolha no máximo 500 pessoas por vez.'),
})
