import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { presencaFields } from '../../../../schema/rules/culto/presenca-culto.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { MarcaPresencaInput, MarcaRecusada } from '../../pessoas/encontro/index.js'

@ObjectType({ description: 'A presença de uma pessoa em um culto.', simpleResolvers: true })
export class ParticipacaoCulto {
  @Field(() => Int, { description: 'Número da presença.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi confirmada.' }) createdAt!: Date
}

export const ParticipacaoCultoPage = pageOf(ParticipacaoCulto)

export const ParticipacaoCultoOrdem = orderOf('ParticipacaoCulto', presencaFields, {
  name: 'Nome da pessoa.',
  createdAt: 'Quando foi confirmada.',
})

@InputType({ description: 'Filtro da lista de presenças.' })
export class ParticipacaoCultoFiltro {
  @Field(() => ID, { nullable: true, description: 'Culto, por número ou uuid. Sem ele, os de todos.' })
  idCulto?: string | null
}

@ArgsType()
export class ParticipacoesCultosArgs extends PageArgs {
  @Field(() => ParticipacaoCultoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof presencaFields)[number]> | null
  @Field(() => ParticipacaoCultoFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: ParticipacaoCultoFiltro | null
}

@InputType({
  description: 'Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova.',
})
export class MarcasCultoInput {
  @Field(() => [MarcaPresencaInput], { description: 'As pessoas marcadas; quem falta aqui, fica como está.' })
  marcas!: MarcaPresencaInput[]
  @Field(() => DateTimeScalar, {
    description: 'Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha.',
  })
  enviadoEm!: string
}

@ObjectType({ description: 'O que foi feito com as marcas de um aparelho.', simpleResolvers: true })
export class PresencasCultoMarcadas {
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Pessoas cuja presença está confirmada.' }) presentes!: number
  @Field(() => [MarcaRecusada], { description: 'As que não puderam ser guardadas; as outras foram.' })
  recusados!: MarcaRecusada[]
}

@ObjectType({
  description: 'O culto de um link de presença, como o vê quem o abriu. Nada diz de outras pessoas.',
  simpleResolvers: true,
})
export class CultoDoLink {
  @Field(() => Int, { description: 'Número do culto.' }) id!: number
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm, no relógio da igreja.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaCulto!: string | null
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
  @Field({ description: 'aberta; antes, se ainda não abriu; encerrada, se o prazo terminou; ou cancelado, o culto.' })
  situacao!: string
  @Field(() => DateTimeScalar, { description: 'Quando a confirmação abre: duas horas antes do culto.' })
  abreEm!: string
  @Field(() => DateTimeScalar, { description: 'Quando encerra: ao fim do dia seguinte ao do culto.' })
  encerraEm!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando quem abriu o link confirmou a sua presença.' })
  confirmadaEm!: Date | null
}

@ObjectType({ description: 'Quantos há em um culto.', simpleResolvers: true })
export class PresencaAoVivo {
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Pessoas cuja presença está confirmada.' }) presentes!: number
  @Field(() => Int, { description: 'Visitantes contados.' }) visitantes!: number
}

@ObjectType({ description: 'Quantos vieram a um culto que já começou.', simpleResolvers: true })
export class FrequenciaCulto {
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => ID, { description: 'Identificador universal do culto.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data.' }) dataCulto!: string
  @Field({ description: 'Hora, HH:mm, no relógio da igreja.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema.' }) temaCulto!: string | null
  @Field(() => Int, { description: 'Pessoas presentes.' }) presentes!: number
  @Field(() => Int, { description: 'Visitantes.' }) visitantes!: number
}
