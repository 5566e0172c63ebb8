import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { tipoPostFields } from '../../../../schema/rules/comunicacao/tipo-post.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Tipo de post, como "Avisos".', simpleResolvers: true, implements: Registro })
export class TipoPost {
  @Field(() => Int, { description: 'Número do tipo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do tipo.' }) tipoPost!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const TipoPostPage = pageOf(TipoPost)

export const TipoPostOrdem = orderOf('TipoPost', tipoPostFields, {
  tipoPost: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de tipos de post.' })
export class TipoPostFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class TipoPostsArgs extends PageArgs {
  @Field(() => TipoPostOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof tipoPostFields)[number]> | null
  @Field(() => TipoPostFiltro, { nullable: true, description: 'Filtro.' }) filtro?: TipoPostFiltro | null
}

@InputType({ description: 'Dados de um tipo de post.' })
export class TipoPostInput {
  @Field({ description: 'Nome do tipo, até 80 caracteres.' }) tipoPost!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
