import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um momento da liturgia de um culto.', simpleResolvers: true })
export class LiturgiaCulto {
  @Field(() => Int, { description: 'Número do item.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field(() => Int, { description: 'Número do momento.' }) idMomento!: number
  @Field({ description: 'Título do momento.' }) titulo!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => Int, { description: 'Posição; de posições iguais vem antes o item de menor número.' }) ordem!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi incluído.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const LiturgiaCultoPage = pageOf(LiturgiaCulto)

@InputType({ description: 'Um momento a incluir na liturgia de um culto.' })
export class LiturgiaCultoInput {
  @Field(() => ID, { description: 'Culto, por número ou uuid.' }) idCulto!: string
  @Field(() => ID, { nullable: true, description: 'Momento, por número ou uuid; obrigatório.' })
  idMomento?: string | null
  @Field(() => String, { nullable: true, description: 'Descrição, até 500 caracteres.' }) descricao?: string | null
  @Field(() => Int, { nullable: true, description: 'Posição; sem ela, a última.' }) ordem?: number | null
}

@InputType({ description: 'O que muda em um momento da liturgia.' })
export class ItemLiturgiaInput {
  @Field(() => ID, { nullable: true, description: 'Momento, por número ou uuid; obrigatório.' })
  idMomento?: string | null
  @Field(() => String, { nullable: true, description: 'Descrição, até 500 caracteres.' }) descricao?: string | null
  @Field(() => Int, { nullable: true, description: 'Posição; sem ela, fica onde está.' }) ordem?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
