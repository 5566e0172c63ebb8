import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { PageArgs, pageOf } from '../../../kernel/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/graphql/scalars.js'

const quando = 'Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia'
const states = 'pendente, aprovado, recusado ou retirado'

@ObjectType({
  description: 'O pedido de uma sala ou de outro recurso por um período; aprovado, tem a sua reserva.',
  simpleResolvers: true,
})
export class PedidoReserva {
  @Field(() => Int, { description: 'Número do pedido.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do recurso.' }) idRecurso!: number
  @Field(() => Int, { description: 'Quantas unidades.' }) quantidade!: number
  @Field(() => DateTimeScalar, { description: 'Quando começa.' }) dataInicio!: Date
  @Field(() => DateTimeScalar, { description: 'Quando termina.' }) dataFim!: Date
  @Field({ description: 'Para que é.' }) motivo!: string
  @Field(() => Int, { description: 'Número de quem pediu.' }) idSolicitante!: number
  @Field({ description: `Em que pé está: ${states}.` }) status!: string
  @Field(() => String, { nullable: true, description: 'O motivo da recusa.' }) resposta!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi decidido.' }) decididoEm!: Date | null
  @Field(() => Int, { nullable: true, description: 'Número da reserva, depois de aprovado.' }) idReserva!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi feito.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const PedidoReservaPage = pageOf(PedidoReserva)

@ArgsType()
export class PedidosReservaArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: `Só os que estão assim: ${states}.` })
  status?: 'pendente' | 'aprovado' | 'recusado' | 'retirado' | null
}

@InputType({ description: 'O que se pede.' })
export class PedidoReservaInput {
  @Field(() => ID, { description: 'Recurso, por número ou uuid.' }) idRecurso!: string
  @Field(() => Int, { nullable: true, description: 'Quantas unidades: uma, se não se diz.' }) quantidade?: number | null
  @Field(() => DateTimeScalar, { description: `Quando começa. ${quando}, desde o primeiro minuto.` })
  dataInicio!: string
  @Field(() => DateTimeScalar, { description: `Quando termina, depois do início. ${quando}, até o último minuto.` })
  dataFim!: string
  @Field({ description: 'Para que é, até 160 caracteres.' }) motivo!: string
}
