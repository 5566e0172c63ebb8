import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import {
  type Decisao,
  type Opiniao,
  prestacaoContasFields,
  type SituacaoPrestacao,
} from '../../../../schema/rules/financas/prestacao-contas.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description:
    'O que a tesouraria presta de meses fechados: os números, o parecer do conselho e a decisão da assembleia. Gerencial, sem valor de demonstração contábil.',
  simpleResolvers: true,
  implements: Registro,
})
export class PrestacaoContas {
  @Field(() => Int, { description: 'Número da prestação de contas.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome da prestação de contas.' }) nome!: string
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia do primeiro mês.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia do último mês.' }) fim!: string
  @Field(() => String, { nullable: true, description: 'O que a tesouraria quer dizer sobre os números.' })
  observacao!: string | null
  @Field(() => String, {
    nullable: true,
    description: 'SHA-256 dos números enviados, em hexadecimal; nulo no rascunho.',
  })
  impressao!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi enviada ao conselho.' })
  enviadaEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Decisão da assembleia: aprovada, ressalva ou rejeitada.' })
  decisao!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Data da assembleia.' }) assembleiaEm!: string | null
  @Field(() => String, { nullable: true, description: 'A ata da assembleia.' }) ata!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando a decisão foi registrada.' })
  decididaEm!: Date | null
  @Field(() => String, {
    nullable: true,
    description:
      'SHA-256 do PDF guardado depois da decisão da assembleia, em hexadecimal: quem baixa o PDF recebe sempre o arquivo com esta impressão. Nulo antes da decisão e enquanto o PDF está em preparo.',
  })
  impressaoPdf!: string | null
  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'Quando o PDF foi guardado: logo depois da decisão ou, se ela é de antes de o sistema guardar PDFs, mais tarde. Nulo antes da decisão e enquanto o PDF está em preparo.',
  })
  pdfEm!: Date | null
  @Field(() => Int, {
    nullable: true,
    description:
      'Número da prestação de contas dos mesmos meses que a assembleia decidiu depois, e que substitui esta; o PDF desta continua guardado.',
  })
  substituidaPor!: number | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
}

@ObjectType({ description: 'Uma categoria de um demonstrativo.', simpleResolvers: true })
export class LinhaDoDemonstrativo {
  @Field({ description: 'entrada ou saida.' }) tipo!: string
  @Field({ description: 'Nome da categoria.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'Valor no período, em reais.' }) valor!: string
  @Field(() => DecimalScalar, { description: 'Valor no período anterior, do mesmo tamanho.' }) anterior!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'Valor previsto para o período; nulo quando o demonstrativo não tem previsão.',
  })
  previsto!: string | null
}

@ObjectType({ description: 'Uma conta financeira em um demonstrativo.', simpleResolvers: true })
export class ContaDoDemonstrativo {
  @Field({ description: 'Nome da conta.' }) nome!: string
  @Field(() => DecimalScalar, { description: 'Saldo antes do primeiro dia.' }) saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'Saldo no fim do último dia.' }) saldo!: string
}

@ObjectType({ description: 'Um mês de um demonstrativo.', simpleResolvers: true })
export class MesDoDemonstrativo {
  @Field({ description: 'AAAA-MM.' }) mes!: string
  @Field(() => DecimalScalar, { description: 'Entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Saldo no fim do mês.' }) saldo!: string
}

@ObjectType({ description: 'O resultado dos fundos com ou sem restrição.', simpleResolvers: true })
export class FundoDoDemonstrativo {
  @Field(() => Boolean, { description: 'Verdadeiro: com restrição; falso: o que a igreja usa como quiser.' })
  restrito!: boolean
  @Field(() => DecimalScalar, { description: 'Entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Entradas menos saídas.' }) resultado!: string
}

@ObjectType({ description: 'O período anterior de um demonstrativo.', simpleResolvers: true })
export class PeriodoAnterior {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'Entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Saídas.' }) saidas!: string
}

@ObjectType({ description: 'O que as previsões aprovadas previam para os meses.', simpleResolvers: true })
export class PrevistoDoDemonstrativo {
  @Field(() => [String], { description: 'Nome da previsão de cada ano, com a revisão.' }) previsoes!: string[]
  @Field(() => DecimalScalar, { description: 'Entradas previstas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Saídas previstas.' }) saidas!: string
}

@ObjectType({
  description: 'Os números de meses seguidos, comparados com os meses antes deles.',
  simpleResolvers: true,
})
export class Demonstrativo {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'Saldo antes do primeiro dia.' }) saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'Entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'Saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'Saldos iniciais de contas que começam no período.' })
  saldosIniciais!: string
  @Field(() => DecimalScalar, { description: 'Saldo no fim do último dia.' }) saldo!: string
  @Field(() => PeriodoAnterior, { description: 'O período anterior, do mesmo tamanho.' }) anterior!: PeriodoAnterior
  @Field(() => [LinhaDoDemonstrativo], { description: 'As categorias, entradas antes de saídas.' })
  linhas!: LinhaDoDemonstrativo[]
  @Field(() => [FundoDoDemonstrativo], { description: 'O resultado sem e com restrição.' })
  fundos!: FundoDoDemonstrativo[]
  @Field(() => [ContaDoDemonstrativo], { description: 'As contas financeiras.' }) contas!: ContaDoDemonstrativo[]
  @Field(() => [MesDoDemonstrativo], { description: 'Os meses, do mais antigo ao mais novo.' })
  meses!: MesDoDemonstrativo[]
  @Field(() => PrevistoDoDemonstrativo, {
    nullable: true,
    description: 'O previsto; nulo quando falta a previsão aprovada de um dos anos.',
  })
  previsto!: PrevistoDoDemonstrativo | null
}

@ObjectType({ description: 'O parecer de uma pessoa do conselho.', simpleResolvers: true })
export class ParecerConselho {
  @Field(() => Int, { description: 'Número da pessoa.' }) idPessoa!: number
  @Field(() => String, { nullable: true, description: 'aprova, ressalva ou rejeita; nulo enquanto não opinou.' })
  opiniao!: string | null
  @Field(() => String, { nullable: true, description: 'O que ela escreveu.' }) texto!: string | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando opinou.' }) em!: Date | null
}

export const PrestacaoContasPage = pageOf(PrestacaoContas)

export const PrestacaoContasOrdem = orderOf('PrestacaoContas', prestacaoContasFields, {
  fim: 'Último mês.',
  nome: 'Nome.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de prestações de contas.' })
export class PrestacaoContasFiltro {
  @Field(() => String, {
    nullable: true,
    description: 'Situação: Rascunho, Com o conselho, Com parecer, Aprovada, Aprovada com ressalva ou Rejeitada.',
  })
  situacao?: SituacaoPrestacao | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class PrestacoesContasArgs extends PageArgs {
  @Field(() => PrestacaoContasOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, dos meses mais novos aos mais antigos.',
  })
  ordem?: Order<(typeof prestacaoContasFields)[number]> | null
  @Field(() => PrestacaoContasFiltro, { nullable: true, description: 'Filtro.' }) filtro?: PrestacaoContasFiltro | null
}

@InputType({ description: 'Dados de uma prestação de contas.' })
export class PrestacaoContasInput {
  @Field({ description: 'Nome, até 120 caracteres.' }) nome!: string
  @Field({ description: 'Primeiro mês, AAAA-MM.' }) de!: string
  @Field({ description: 'Último mês, AAAA-MM; no máximo 24 meses.' }) ate!: string
  @Field(() => String, { nullable: true, description: 'O que a tesouraria quer dizer sobre os números.' })
  observacao?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

const seenImpressao =
  'A impressao dos números que a pessoa viu: se já são outros, nada é gravado e o erro é STALE. Sem ela, valem os números enviados por último.'

@InputType({ description: 'O parecer de quem faz parte do conselho.' })
export class ParecerConselhoInput {
  @Field(() => String, { description: 'aprova, ressalva ou rejeita.' }) opiniao!: Opiniao
  @Field(() => String, { nullable: true, description: 'O motivo; obrigatório com ressalva ou rejeição.' })
  texto?: string | null
  @Field(() => String, { nullable: true, description: seenImpressao }) impressao?: string | null
}

@InputType({ description: 'O que a assembleia decidiu.' })
export class DecisaoAssembleiaInput {
  @Field(() => String, { description: 'aprovada, ressalva ou rejeitada.' }) decisao!: Decisao
  @Field(() => DateOnlyScalar, { description: 'Data da assembleia.' }) assembleiaEm!: string
  @Field(() => String, { nullable: true, description: 'A ata da assembleia.' }) ata?: string | null
  @Field(() => String, { nullable: true, description: seenImpressao }) impressao?: string | null
}
