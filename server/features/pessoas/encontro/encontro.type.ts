import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { type Ordem, orderOf, PageArgs, pageOf } from '../../../kernel/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/graphql/scalars.js'
import { encontroFields } from './encontro.input.js'

@ObjectType({ description: 'Encontro.', simpleResolvers: true })
export class Encontro {
  @Field(() => Int, { description: 'Número do encontro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do encontro.' }) temaEstudo!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

export const EncontroPage = pageOf(Encontro)

export const EncontroOrdem = orderOf('Encontro', encontroFields, {
  temaEstudo: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de encontros.' })
export class EncontroFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class EncontrosArgs extends PageArgs {
  @Field(() => EncontroOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Ordem<(typeof encontroFields)[number]> | null
  @Field(() => EncontroFiltro, { nullable: true, description: 'Filtro.' }) filtro?: EncontroFiltro | null
}

@InputType({ description: 'Dados de um encontro.' })
export class EncontroInput {
  @Field({ description: 'Nome do encontro, até 80 caracteres.' }) temaEstudo!: string
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
