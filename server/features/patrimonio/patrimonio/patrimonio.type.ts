import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { patrimonioFields } from '../../../../schema/rules/patrimonio/patrimonio.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um bem da igreja.', simpleResolvers: true, implements: Registro })
export class Patrimonio {
  @Field(() => Int, { description: 'Número do patrimônio.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nomePatrimonio!: string
  @Field({ description: 'Código da etiqueta.' }) codigoPatrimonio!: string
  @Field(() => Int, { description: 'Número do tipo.' }) tipoPatrimonio!: number
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricaoPatrimonio!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de aquisição.' }) dataAquisicaoPatrimonio!:
    | string
    | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor de compra em reais.' }) valorCompraPatrimonio!:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Fornecedor.' }) fornecedorPatrimonio!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data da nota fiscal.' }) dataNotaFiscalPatrimonio!:
    | string
    | null
  @Field(() => Int, { nullable: true, description: 'Número do local.' }) idLocal!: number | null
  @Field(() => String, { nullable: true, description: 'Onde fica, dentro do local.' }) localizacaoPatrimonio!:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Quem responde por ele.' }) responsavelPatrimonio!: string | null
  @Field(() => String, { nullable: true, description: 'Estado de conservação.' }) estadoConservacaoPatrimonio!:
    | string
    | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor atual em reais.' }) valorAtualPatrimonio!:
    | string
    | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const PatrimonioPage = pageOf(Patrimonio)

export const PatrimonioOrdem = orderOf('Patrimonio', patrimonioFields, {
  nomePatrimonio: 'Nome.',
  codigoPatrimonio: 'Código.',
  tipo: 'Nome do tipo.',
  dataAquisicaoPatrimonio: 'Data de aquisição.',
  valorAtualPatrimonio: 'Valor atual.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de patrimônios.' })
export class PatrimonioFiltro {
  @Field(() => ID, { nullable: true, description: 'Tipo, por número ou uuid.' }) tipoPatrimonio?: string | null
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => String, { nullable: true, description: 'Estado de conservação, sem distinguir maiúsculas nem acentos.' })
  estadoConservacaoPatrimonio?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class PatrimoniosArgs extends PageArgs {
  @Field(() => PatrimonioOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof patrimonioFields)[number]> | null
  @Field(() => PatrimonioFiltro, { nullable: true, description: 'Filtro.' }) filtro?: PatrimonioFiltro | null
}

@InputType({ description: 'Dados de um patrimônio.' })
export class PatrimonioInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) nomePatrimonio!: string
  @Field({ description: 'Código, até 40 caracteres.' }) codigoPatrimonio!: string
  @Field(() => ID, { description: 'Tipo, por número ou uuid.' }) tipoPatrimonio!: string
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricaoPatrimonio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data de aquisição.' }) dataAquisicaoPatrimonio?:
    | string
    | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor de compra em reais.' }) valorCompraPatrimonio?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Fornecedor.' }) fornecedorPatrimonio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data da nota fiscal.' }) dataNotaFiscalPatrimonio?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Local, por número ou uuid.' }) idLocal?: string | null
  @Field(() => String, { nullable: true, description: 'Onde fica, dentro do local.' }) localizacaoPatrimonio?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Quem responde por ele.' }) responsavelPatrimonio?: string | null
  @Field(() => String, { nullable: true, description: 'Estado de conservação.' }) estadoConservacaoPatrimonio?:
    | string
    | null
  @Field(() => DecimalScalar, { nullable: true, description: 'Valor atual em reais.' }) valorAtualPatrimonio?:
    | string
    | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: salva também se outro patrimônio já tem este código.',
  })
  confirmarCodigo?: boolean | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
