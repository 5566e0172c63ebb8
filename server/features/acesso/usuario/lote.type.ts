import { Field, ID, Int, ObjectType } from 'type-graphql'
import type { Refused, BatchResult as Result } from './lote.js'

@ObjectType({ description: 'Uma pessoa que ficou de fora de uma ação em lote.', simpleResolvers: true })
export class RecusadoLote implements Refused {
  @Field(() => ID, { description: 'Como foi pedida: número ou uuid.' }) id!: string
  @Field(() => String, { nullable: true, description: 'Nome; nulo quando não há tal pessoa na igreja.' }) name!:
    | string
    | null
  @Field({ description: 'Por quê.' }) motivo!: string
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: só falta uma vaga.' }) lotado?: boolean
}

@ObjectType({ description: 'O que uma ação sobre várias pessoas fez.', simpleResolvers: true })
export class ResultadoLote implements Result {
  @Field({ description: 'Texto para quem pediu.' }) message!: string
  @Field(() => Int, { description: 'Para quantas pessoas foi feita.' }) feitos!: number
  @Field(() => [RecusadoLote], { description: 'Quem ficou de fora, e por quê.' }) recusados!: RecusadoLote[]
}
