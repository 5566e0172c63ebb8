import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que um movimento do extrato deve ser quando o seu histórico contém um texto: a proposta, não mais.',
  simpleResolvers: true,
})
export class RegraBancaria {
  @Field(() => Int, { description: 'Número da regra.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Lugar na ordem: vale a primeira que serve.' }) ordem!: number
  @Field({ description: 'O que o histórico contém; maiúsculas e acentos não importam.' }) texto!: string
  @Field({ description: 'entrou ou saiu: para onde foi o dinheiro.' }) direcao!: string
  @Field(() => Int, { nullable: true, description: 'Só nesta conta financeira.' }) idContaFinanceira!: number | null
  @Field(() => String, { nullable: true, description: 'Descrição do lançamento; sem ela, o histórico do banco.' })
  descricao!: string | null
  @Field(() => Int, { nullable: true, description: 'Categoria, das cinco fixas; nula em um dízimo.' })
  categoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Categoria própria da igreja.' }) idCategoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Centro de custo.' }) idCentroCusto!: number | null
  @Field(() => Int, { nullable: true, description: 'Fornecedor de uma saída.' }) idFornecedor!: number | null
  @Field(() => Int, { nullable: true, description: 'Quem deu, se é um dízimo.' }) idPessoa!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi criada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
}

@InputType({ description: 'Dados de uma regra para movimentos bancários.' })
export class RegraBancariaInput {
  @Field({ description: 'O que o histórico contém, de 3 a 100 caracteres.' }) texto!: string
  @Field({ description: 'entrou ou saiu.' }) direcao!: string
  @Field(() => ID, { nullable: true, description: 'Só nesta conta financeira, por número ou uuid.' })
  idContaFinanceira?: string | null
  @Field(() => String, { nullable: true, description: 'Descrição, até 255 caracteres.' }) descricao?: string | null
  @Field(() => Int, { nullable: true, description: 'Categoria, das cinco fixas.' }) categoria?: number | null
  @Field(() => ID, { nullable: true, description: 'Categoria própria, por número ou uuid.' }) idCategoria?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid.' })
  idCentroCusto?: string | null
  @Field(() => ID, { nullable: true, description: 'Fornecedor de uma saída, por número ou uuid.' })
  idFornecedor?: string | null
  @Field(() => ID, { nullable: true, description: 'Quem deu, por número ou uuid: então é um dízimo, e nada mais.' })
  idPessoa?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
