import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { pedidoReservaFields } from '../../../../schema/rules/agenda/pedido-reserva.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const when = 'Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia'
const situacoes = 'pendente, aprovado, recusado ou cancelado'
const versao = 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.'

@ObjectType({
  description: 'O pedido de uma sala, ou de outro recurso, por um período. Aprovado, tem a sua reserva.',
  simpleResolvers: true,
  implements: Registro,
})
export class PedidoReserva {
  @Field(() => Int, { description: 'Número do pedido.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do recurso.' }) idRecurso!: number
  @Field(() => Int, { description: 'Quantas unidades.' }) quantidade!: number
  @Field(() => DateTimeScalar, { description: 'Quando começa.' }) dataInicio!: Date
  @Field(() => DateTimeScalar, { description: 'Quando termina.' }) dataFim!: Date
  @Field({ description: 'Para que é.' }) finalidade!: string
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas se esperam.' }) pessoas!: number | null
  @Field(() => String, { nullable: true, description: 'Observação, para quem decide.' }) observacao!: string | null
  @Field(() => Int, { description: 'Número de quem pediu.' }) idSolicitante!: number
  @Field({ description: `Em que pé está: ${situacoes}.` }) situacao!: string
  @Field(() => String, { nullable: true, description: 'Por que foi recusado ou cancelado.' }) resposta!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi decidido.' }) decididoEm!: Date | null
  @Field(() => Int, { nullable: true, description: 'Número da reserva que a aprovação fez.' }) idReserva!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi feito.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: versao }) versao!: number
}

export const PedidoReservaPage = pageOf(PedidoReserva)

@ObjectType({ description: 'Um pedido de sala de quem pergunta.', simpleResolvers: true })
export class MeuPedidoReserva {
  @Field(() => Int, { description: 'Número do pedido.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do recurso.' }) idRecurso!: number
  @Field({ description: 'Nome do recurso.' }) nomeRecurso!: string
  @Field(() => Int, { description: 'Quantas unidades.' }) quantidade!: number
  @Field(() => DateTimeScalar, { description: 'Quando começa.' }) dataInicio!: Date
  @Field(() => DateTimeScalar, { description: 'Quando termina.' }) dataFim!: Date
  @Field({ description: 'Para que é.' }) finalidade!: string
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas se esperam.' }) pessoas!: number | null
  @Field(() => String, { nullable: true, description: 'Observação, para quem decide.' }) observacao!: string | null
  @Field({ description: `Em que pé está: ${situacoes}.` }) situacao!: string
  @Field(() => String, { nullable: true, description: 'Por que foi recusado ou cancelado.' }) resposta!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi decidido.' }) decididoEm!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando foi feito.' }) createdAt!: Date
  @Field(() => Int, { description: versao }) versao!: number
}

export const MeuPedidoReservaPage = pageOf(MeuPedidoReserva)

export const PedidoReservaOrdem = orderOf('PedidoReserva', pedidoReservaFields, {
  dataInicio: 'Quando começa.',
  recurso: 'Nome do recurso.',
  solicitante: 'Nome de quem pediu.',
  createdAt: 'Quando foi feito.',
})

@InputType({ description: 'Filtro da lista de pedidos de sala.' })
export class PedidoReservaFiltro {
  @Field(() => String, { nullable: true, description: `Só os que estão assim: ${situacoes}.` })
  situacao?: 'pendente' | 'aprovado' | 'recusado' | 'cancelado' | null
  @Field(() => ID, { nullable: true, description: 'Recurso, por número ou uuid.' }) idRecurso?: string | null
}

@ArgsType()
export class PedidosReservaArgs extends PageArgs {
  @Field(() => PedidoReservaOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, primeiro os que esperam, do mais próximo ao mais distante.',
  })
  ordem?: Order<(typeof pedidoReservaFields)[number]> | null
  @Field(() => PedidoReservaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: PedidoReservaFiltro | null
}

@InputType({ description: 'O que se pede. Numa alteração, o que não é enviado fica como está.' })
export class PedidoReservaInput {
  @Field(() => ID, { description: 'Sala ou outro recurso, por número ou uuid.' }) idRecurso!: string
  @Field(() => Int, { nullable: true, description: 'Quantas unidades: uma, se não se diz.' }) quantidade?: number | null
  @Field(() => DateTimeScalar, { description: `Quando começa. ${when}, desde o primeiro minuto.` })
  dataInicio!: string
  @Field(() => DateTimeScalar, { description: `Quando termina, depois do início. ${when}, até o último minuto.` })
  dataFim!: string
  @Field({ description: 'Para que é, até 160 caracteres.' }) finalidade!: string
  @Field(() => Int, { nullable: true, description: 'Quantas pessoas se esperam.' }) pessoas?: number | null
  @Field(() => String, { nullable: true, description: 'Observação para quem decide, até 500 caracteres.' })
  observacao?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'O que a aprovação dá de outro modo que o pedido. O que não é enviado fica como se pediu.' })
export class AprovarPedidoInput {
  @Field(() => ID, { nullable: true, description: 'Outra sala ou outro recurso, por número ou uuid.' })
  idRecurso?: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: `Outro início. ${when}, desde o primeiro minuto.` })
  dataInicio?: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: `Outro fim. ${when}, até o último minuto.` })
  dataFim?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão do pedido que foi lida.' }) versao?: number | null
}
