import type { ClassType } from 'type-graphql'
import { edgeOf } from '../../../kernel/graphql/edge.js'
import { ReuniaoLideranca } from '../../pessoas/reuniao-lideranca/reuniao-lideranca.type.js'
import { ContaPagar } from '../conta-pagar/conta-pagar.type.js'
import { ContaReceber } from '../conta-receber/conta-receber.type.js'
import { Entrada } from '../entrada/entrada.type.js'
import { Orcamento } from '../orcamento/orcamento.type.js'
import { Saida } from '../saida/saida.type.js'
import { doRegistro } from './anexo.queries.js'
import type { NomeDaEspecie } from './anexo.rules.js'
import { AnexoPage, AnexosArgs } from './anexo.type.js'
import { listarAnexos } from './anexo.usecases.js'

/** The page of a record's attachments, for its feature's edges. */
export const anexosDe = (type: ClassType, especie: NomeDaEspecie) =>
  edgeOf(type, 'anexos', {
    list: listarAnexos,
    page: AnexoPage,
    args: AnexosArgs,
    column: doRegistro(especie),
    description: 'Os anexos do registro.',
  })

export const anexoEdges = [
  anexosDe(Entrada, 'entrada'),
  anexosDe(Saida, 'saida'),
  anexosDe(ContaPagar, 'contaPagar'),
  anexosDe(ContaReceber, 'contaReceber'),
  anexosDe(Orcamento, 'orcamento'),
  anexosDe(ReuniaoLideranca, 'reuniaoLideranca'),
]
