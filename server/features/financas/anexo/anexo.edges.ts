import type { ClassType } from 'type-graphql'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { ReuniaoLideranca } from '../../pessoas/reuniao-lideranca/reuniao-lideranca.type.js'
import { ContaPagar } from '../conta-pagar/conta-pagar.type.js'
import { ContaReceber } from '../conta-receber/conta-receber.type.js'
import { Entrada } from '../entrada/entrada.type.js'
import { Orcamento } from '../orcamento/orcamento.type.js'
import { Saida } from '../saida/saida.type.js'
import { ofRegistro } from './anexo.queries.js'
import type { AnexoKindName } from './anexo.rules.js'
import { AnexoPage, AnexosArgs } from './anexo.type.js'
import { listAnexos } from './anexo.usecases.js'

/** The page of a record's attachments, for its feature's edges. */
export const anexosOf = (type: ClassType, kind: AnexoKindName) =>
  edgeOf(type, 'anexos', {
    list: listAnexos,
    page: AnexoPage,
    args: AnexosArgs,
    column: ofRegistro(kind),
    description: 'Os anexos do registro.',
  })

export const anexoEdges = [
  anexosOf(Entrada, 'entrada'),
  anexosOf(Saida, 'saida'),
  anexosOf(ContaPagar, 'contaPagar'),
  anexosOf(ContaReceber, 'contaReceber'),
  anexosOf(Orcamento, 'orcamento'),
  anexosOf(ReuniaoLideranca, 'reuniaoLideranca'),
]
