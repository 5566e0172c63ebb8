import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { tipoRecursoFields } from '../../../../schema/rules/agenda/tipo-recurso.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Tipo de recurso, como "Salas e espaços".', simpleResolvers: true, implements: Registro })
export class TipoRecurso {
  @Field(() => Int, { description: 'Número do tipo.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do tipo.' }) tipoRecurso!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const TipoRecursoPage = pageOf(TipoRecurso)

export const TipoRecursoOrdem = orderOf('TipoRecurso', tipoRecursoFields, {
  tipoRecurso: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de tipos de recurso.' })
export class TipoRecursoFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class TipoRecursosArgs extends PageArgs {
  @Field(() => TipoRecursoOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof tipoRecursoFields)[number]> | null
  @Field(() => TipoRecursoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: TipoRecursoFiltro | null
}

@InputType({ description: 'Dados de um tipo de recurso.' })
export class TipoRecursoInput {
  @Field({ description: 'Nome do tipo, até 80 caracteres.' }) tipoRecurso!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
