import { Field, ID, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma escala de quem pergunta, com o que precisa saber do culto.', simpleResolvers: true })
export class MinhaEscala {
  @Field(() => Int, { description: 'Número da escala.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field({ description: 'Resposta: pendente, confirmada ou recusada.' }) resposta!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando respondeu.' }) respondidaEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Por que não pode servir.' }) motivoRecusa!: string | null
  @Field(() => Int, {
    nullable: true,
    description: 'Quantas pessoas foram chamadas para ficar no lugar; nulo: nenhuma.',
  })
  substitutosChamados!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Quantas das chamadas ainda não responderam; nulo: nenhuma chamada.',
  })
  substitutosAguardando!: number | null
  @Field(() => DateOnlyScalar, { description: 'Dia do culto.' }) dataCulto!: string
  @Field({ description: 'Hora do culto, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema do culto.' }) temaCulto!: string | null
  @Field({ description: 'Situação do culto: agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
  @Field(() => String, { nullable: true, description: 'Título do departamento.' }) tituloDepartamento!: string | null
}

@ObjectType({ description: 'Um pedido a quem pergunta: ficar no lugar de alguém.', simpleResolvers: true })
export class MeuConvite {
  @Field(() => Int, { description: 'Número do convite.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome de quem está na escala.' }) nomeDeQuemPede!: string
  @Field({ description: 'Função em que servir.' }) funcao!: string
  @Field(() => DateOnlyScalar, { description: 'Dia do culto.' }) dataCulto!: string
  @Field({ description: 'Hora do culto, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema do culto.' }) temaCulto!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
}

@ObjectType({ description: 'Quem pode ficar no lugar de alguém.', simpleResolvers: true })
export class SubstitutoPossivel {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => Boolean, { description: 'Se já foi chamada e ainda não respondeu.' }) chamado!: boolean
}

@ObjectType({ description: 'Quem foi chamado para ficar no lugar de alguém.', simpleResolvers: true })
export class PedidoFeito {
  @Field(() => Int, { description: 'Quantas pessoas recebem o pedido agora.' }) chamados!: number
  @Field(() => [String], { description: 'Nomes de todas as que o têm.' }) nomes!: string[]
}

export const MinhaEscalaPage = pageOf(MinhaEscala)

@ObjectType({ description: 'A escala que o link de um e-mail mostra e responde.', simpleResolvers: true })
export class EscalaDoLink {
  @Field({ description: 'Nome da igreja.' }) igreja!: string
  @Field({ description: 'Nome da pessoa escalada.' }) name!: string
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field({ description: 'Resposta: pendente, confirmada ou recusada.' }) resposta!: string
  @Field(() => DateOnlyScalar, { description: 'Dia do culto.' }) dataCulto!: string
  @Field({ description: 'Hora do culto, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema do culto.' }) temaCulto!: string | null
  @Field({ description: 'Situação do culto: agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
}
