import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { indisponibilidadeFields } from '../../../../schema/rules/culto/indisponibilidade.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const noteOf = 'Observação. Só a própria pessoa e quem monta escalas a leem.'

@ObjectType({
  description: 'Dias em que uma pessoa não pode servir.',
  simpleResolvers: true,
  implements: Registro,
})
export class Indisponibilidade {
  @Field(() => Int, { description: 'Número da indisponibilidade.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da pessoa.' }) idMembro!: number
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
  @Field(() => String, { nullable: true, description: noteOf }) observacao!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const IndisponibilidadePage = pageOf(Indisponibilidade)

@ObjectType({ description: 'Dias em que quem pergunta não pode servir.', simpleResolvers: true })
export class MinhaIndisponibilidade {
  @Field(() => Int, { description: 'Número da indisponibilidade.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) dataFim!: string
  @Field(() => String, { nullable: true, description: noteOf }) observacao!: string | null
}

export const MinhaIndisponibilidadePage = pageOf(MinhaIndisponibilidade)

export const IndisponibilidadeOrdem = orderOf('Indisponibilidade', indisponibilidadeFields, {
  dataInicio: 'Primeiro dia.',
  membro: 'Nome da pessoa.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de indisponibilidades.' })
export class IndisponibilidadeFiltro {
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid.' }) idMembro?: string | null
  @Field(() => String, { nullable: true, description: 'proximos (até hoje ou depois) ou anteriores.' })
  quando?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'As que terminam neste dia ou depois.' }) de?:
    | string
    | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'As que começam neste dia ou antes.' }) ate?:
    | string
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class IndisponibilidadesArgs extends PageArgs {
  @Field(() => IndisponibilidadeOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, das mais distantes às mais antigas, e as próximas a partir da mais perto.',
  })
  ordem?: Order<(typeof indisponibilidadeFields)[number]> | null
  @Field(() => IndisponibilidadeFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: IndisponibilidadeFiltro | null
}

const lastDay = 'Último dia, no máximo um ano depois; sem ele, um dia só.'

@InputType({ description: 'Dados de uma indisponibilidade.' })
export class IndisponibilidadeInput {
  @Field(() => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: lastDay }) dataFim?: string | null
  @Field(() => String, { nullable: true, description: 'Observação, até 200 caracteres.' }) observacao?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Dias em que quem pede não pode servir.' })
export class MinhaIndisponibilidadeInput {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) dataInicio!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: lastDay }) dataFim?: string | null
  @Field(() => String, { nullable: true, description: 'Observação, até 200 caracteres.' }) observacao?: string | null
}
