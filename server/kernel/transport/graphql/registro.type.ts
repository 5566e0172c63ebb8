import { Field, ID, Int, InterfaceType } from 'type-graphql'
import { DateTimeScalar } from './scalars/scalars.js'

/** What every record has that people create and change. Its type is in `__typename` of the row. */
@InterfaceType({ description: 'O que todo registro tem, de qualquer espécie.' })
export abstract class Registro {
  @Field(() => Int, { description: 'Número do registro, na sua espécie.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}
