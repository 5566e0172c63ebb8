import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { fornecedorFields } from '../../../../schema/rules/financas/fornecedor.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Quem vende à igreja ou trabalha para ela: uma empresa ou uma pessoa.',
  simpleResolvers: true,
  implements: Registro,
})
export class Fornecedor {
  @Field(() => Int, { description: 'Número do fornecedor.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nome!: string
  @Field(() => String, { nullable: true, description: 'CPF, 11 dígitos, ou CNPJ, 14 caracteres; sem pontuação.' })
  documento!: string | null
  @Field(() => String, { nullable: true, description: 'E-mail.' }) email!: string | null
  @Field(() => String, { nullable: true, description: 'Telefone com DDD, só dígitos; de outro país, com + e código.' })
  telefone!: string | null
  @Field(() => String, { nullable: true, description: 'Endereço, em uma linha.' }) endereco!: string | null
  @Field(() => String, { nullable: true, description: 'Onde pagar: banco, agência, conta, chave Pix.' })
  dadosBancarios!: string | null
  @Field(() => String, { nullable: true, description: 'Observações.' }) observacoes!: string | null
  @Field({ description: 'O fornecedor é oferecido a saídas e contas novas.' }) ativo!: boolean
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro.' }) versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

export const FornecedorPage = pageOf(Fornecedor)

export const FornecedorOrdem = orderOf('Fornecedor', fornecedorFields, {
  nome: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de fornecedores.' })
export class FornecedorFiltro {
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: só os ativos; falso: só os desativados.' }) ativo?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class FornecedoresArgs extends PageArgs {
  @Field(() => FornecedorOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof fornecedorFields)[number]> | null
  @Field(() => FornecedorFiltro, { nullable: true, description: 'Filtro.' }) filtro?: FornecedorFiltro | null
}

@InputType({ description: 'Dados de um fornecedor.' })
export class FornecedorInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) nome!: string
  @Field(() => String, {
    nullable: true,
    description: 'CPF ou CNPJ, com ou sem pontuação, também o CNPJ com letras; único na igreja.',
  })
  documento?: string | null
  @Field(() => String, { nullable: true, description: 'E-mail.' }) email?: string | null
  @Field(() => String, { nullable: true, description: 'Telefone com DDD.' }) telefone?: string | null
  @Field(() => String, { nullable: true, description: 'Endereço, até 200 caracteres.' }) endereco?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'Onde pagar: banco, agência, conta, chave Pix; até 500 caracteres.',
  })
  dadosBancarios?: string | null
  @Field(() => String, { nullable: true, description: 'Observações, até 2000 caracteres.' }) observacoes?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
