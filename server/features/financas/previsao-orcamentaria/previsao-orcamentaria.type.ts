import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  type Distribuicao,
  type Orgao,
  previsaoOrcamentariaFields,
  type SituacaoPrevisao,
} from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description:
    'O que a igreja prevê receber e gastar em um ano, por categoria e mês. Depois de aprovada, muda só por uma revisão.',
  simpleResolvers: true,
  implements: Registro,
})
export class PrevisaoOrcamentaria {
  @Field(() => Int, { description: 'Número da previsão.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'O ano.' }) ano!: number
  @Field(() => Int, { description: '1, e mais um a cada mudança depois de uma aprovação.' }) revisao!: number
  @Field(() => String, { nullable: true, description: 'Em uma revisão: por que se revisou.' }) motivo!: string | null
  @Field(() => String, { nullable: true, description: 'O que a tesouraria quer dizer sobre a previsão.' })
  observacao!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Dia da aprovação; nulo no rascunho.' })
  aprovadaEm!: string | null
  @Field(() => String, { nullable: true, description: 'Quem aprovou: assembleia, conselho ou diretoria.' })
  orgao!: string | null
  @Field(() => String, { nullable: true, description: 'A ata da aprovação.' }) ata!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando a aprovação foi registrada.' })
  registradaEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

@ObjectType({
  description: 'O que se prevê para uma categoria, em um centro de custo ou sem ele.',
  simpleResolvers: true,
})
export class LinhaPrevisao {
  @Field(() => Int, { description: 'Número do registro da categoria, própria ou fixa.' }) idCategoria!: number
  @Field({ description: 'Nome da categoria.' }) nome!: string
  @Field({ description: 'receita ou despesa.' }) natureza!: string
  @Field(() => Int, { description: 'Número da categoria fixa.' }) raiz!: number
  @Field({ description: 'É uma das cinco fixas.' }) fixa!: boolean
  @Field({ description: 'Com restrição: fundo com finalidade.' }) restrita!: boolean
  @Field(() => Int, { nullable: true, description: 'Número do centro de custo; nulo: nenhum.' })
  idCentroCusto!: number | null
  @Field(() => String, { nullable: true, description: 'Nome do centro de custo.' }) nomeCentro!: string | null
  @Field(() => [DecimalScalar], { description: 'O valor de cada mês, de janeiro a dezembro.' }) meses!: string[]
  @Field(() => DecimalScalar, { description: 'O valor do ano.' }) total!: string
}

@ObjectType({ description: 'O que uma previsão soma no ano.', simpleResolvers: true })
export class TotaisPrevisao {
  @Field(() => DecimalScalar, { description: 'Receitas.' }) receitas!: string
  @Field(() => DecimalScalar, { description: 'Despesas.' }) despesas!: string
  @Field(() => DecimalScalar, { description: 'Receitas menos despesas.' }) resultado!: string
}

export const PrevisaoOrcamentariaPage = pageOf(PrevisaoOrcamentaria)

export const PrevisaoOrcamentariaOrdem = orderOf('PrevisaoOrcamentaria', previsaoOrcamentariaFields, {
  ano: 'Ano e revisão.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de previsões orçamentárias.' })
export class PrevisaoOrcamentariaFiltro {
  @Field(() => String, { nullable: true, description: 'Rascunho, Em vigor ou Substituída.' })
  situacao?: SituacaoPrevisao | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' })
  excluidos?: boolean | null
}

@ArgsType()
export class PrevisoesOrcamentariasArgs extends PageArgs {
  @Field(() => PrevisaoOrcamentariaOrdem, { nullable: true, description: 'Ordem; sem ela, o ano mais novo primeiro.' })
  ordem?: Order<(typeof previsaoOrcamentariaFields)[number]> | null
  @Field(() => PrevisaoOrcamentariaFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: PrevisaoOrcamentariaFiltro | null
}

@InputType({ description: 'Dados de uma previsão orçamentária.' })
export class PrevisaoOrcamentariaInput {
  @Field(() => Int, { description: 'O ano; cada ano tem uma previsão, e as revisões dela.' }) ano!: number
  @Field(() => String, { nullable: true, description: 'O que a tesouraria quer dizer, até 5000 caracteres.' })
  observacao?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Uma linha de uma previsão: com o total do ano, ou com os doze meses.' })
export class LinhaPrevisaoInput {
  @Field(() => ID, { description: 'Categoria, própria ou fixa, por número ou uuid.' }) idCategoria!: string
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid; ausente, nenhum.' })
  idCentroCusto?: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'O total do ano, a distribuir pelos meses.' })
  total?: string | null
  @Field(() => [DecimalScalar], { nullable: true, description: 'O valor de cada mês, de janeiro a dezembro.' })
  meses?: string[] | null
}

@InputType({ description: 'As linhas de uma previsão, no lugar das que tem.' })
export class LinhasPrevisaoInput {
  @Field(() => [LinhaPrevisaoInput], { description: 'As linhas, no máximo 600.' }) linhas!: LinhaPrevisaoInput[]
  @Field(() => String, {
    nullable: true,
    description: 'Como distribuir um total: igual, ou anoAnterior (como o realizado do ano anterior).',
  })
  distribuicao?: Distribuicao | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'De onde copiar as linhas de uma previsão.' })
export class CopiaPrevisaoInput {
  @Field(() => String, {
    description:
      'previsto ou realizado, do ano anterior. No realizado de um ano que não terminou, os meses que faltam, e o que corre, são a média dos que terminaram.',
  })
  origem!: 'previsto' | 'realizado'
  @Field(() => DecimalScalar, { nullable: true, description: 'Reajuste em porcentagem, de -99 a 1000.' })
  ajuste?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava na tela.' }) versao?: number | null
}

@InputType({ description: 'Quem aprovou uma previsão, e quando.' })
export class AprovacaoPrevisaoInput {
  @Field(() => String, { description: 'assembleia, conselho ou diretoria.' }) orgao!: Orgao
  @Field(() => DateOnlyScalar, { description: 'Dia da aprovação.' }) aprovadaEm!: string
  @Field(() => String, { nullable: true, description: 'A ata, até 120 caracteres.' }) ata?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava na tela.' }) versao?: number | null
}

@ObjectType({ description: 'Uma linha da execução de uma previsão, ou uma soma.', simpleResolvers: true })
export class LinhaExecucao {
  @Field(() => String, { nullable: true, description: 'entrada ou saida; nulo: entradas menos saídas.' })
  tipo!: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: fundos com restrição; nulo: todos os fundos.' })
  restrito!: boolean | null
  @Field(() => Int, {
    description: '0: uma soma; 1: uma categoria fixa, com todas abaixo dela; 2: uma abaixo dela.',
  })
  nivel!: number
  @Field(() => Int, { nullable: true, description: 'Número da categoria fixa.' }) categoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria própria; nulo: a fixa.' })
  idCategoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Número do registro da categoria, própria ou fixa.' })
  registro!: number | null
  @Field({ description: 'Nome da categoria, ou da soma.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'Previsto no mês.' }) previstoMes!: string
  @Field(() => DecimalScalar, { description: 'Realizado no mês.' }) realizadoMes!: string
  @Field(() => DecimalScalar, { description: 'Previsto de janeiro até o mês.' }) previsto!: string
  @Field(() => DecimalScalar, { description: 'Realizado de janeiro até o mês.' }) realizado!: string
  @Field(() => DecimalScalar, { description: 'Realizado menos previsto, até o mês.' }) diferenca!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'O realizado em porcentagem do previsto, até o mês; nulo quando nada se previu.',
  })
  percentual!: string | null
  @Field(() => DecimalScalar, { description: 'Previsto no ano.' }) previstoAno!: string
}

@ObjectType({ description: 'O que se previu e o que se realizou em um ano, até um mês.', simpleResolvers: true })
export class ExecucaoOrcamentaria {
  @Field(() => Int, { description: 'O ano.' }) ano!: number
  @Field(() => Int, { description: 'O mês, de 1 a 12.' }) mes!: number
  @Field(() => [LinhaExecucao], {
    description: 'Os fundos sem restrição, os com, e por último as somas de todos; em cada um, as entradas primeiro.',
  })
  linhas!: LinhaExecucao[]
}

@ArgsType()
export class ExecucaoArgs {
  @Field(() => Int, { description: 'O ano.' }) ano!: number
  @Field(() => Int, { description: 'O mês, de 1 a 12.' }) mes!: number
  @Field(() => ID, { nullable: true, description: 'Só deste centro de custo, por número ou uuid.' })
  idCentroCusto?: string | null
}

@ArgsType()
export class AvisoPrevisaoArgs {
  @Field(() => Int, { description: 'Número da categoria fixa da despesa.' }) categoria!: number
  @Field(() => ID, { nullable: true, description: 'A categoria própria, por número ou uuid.' })
  idCategoria?: string | null
  @Field(() => DateOnlyScalar, { description: 'Dia da despesa.' }) data!: string
  @Field(() => DecimalScalar, { description: 'Valor da despesa.' }) valor!: string
  @Field(() => ID, { nullable: true, description: 'A saída que se altera, por número ou uuid.' })
  idSaida?: string | null
}
