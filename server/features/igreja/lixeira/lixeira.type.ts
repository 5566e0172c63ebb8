import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um registro excluído.', simpleResolvers: true })
export class ItemLixeira {
  @Field({ description: 'Tabela do registro.' }) tabela!: string
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Como as pessoas o chamam.' }) titulo!: string
  @Field(() => DateTimeScalar, { description: 'Quando foi excluído.' }) excluidoEm!: Date
  @Field(() => Int, { nullable: true, description: 'Número de quem excluiu.' }) idExcluidoPor!: number | null
  @Field(() => String, { nullable: true, description: 'Nome de quem excluiu.' }) nomeExcluidoPor!: string | null
}

export const LixeiraPage = pageOf(ItemLixeira)

@ArgsType()
export class LixeiraArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'Só os registros desta tabela.' }) tabela?: string | null
}
