import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { movimentoBancarioFields } from '../../../../schema/rules/financas/movimento-bancario.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Uma linha do extrato de um banco.', simpleResolvers: true, implements: Registro })
export class MovimentoBancario {
  @Field(() => Int, { description: 'Número do movimento.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número da conta financeira.' }) idContaFinanceira!: number
  @Field(() => DateOnlyScalar, { description: 'Data do movimento no banco.' }) data!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais; negativo: saiu da conta.' }) valor!: string
  @Field({
    description:
      'O que o banco escreve do movimento. Do que entrou, só para quem lê os dízimos de todos ou concilia: o texto diz quem deu. Para os outros: Pix recebido ou Crédito na conta.',
  })
  historico!: string
  @Field({ description: 'Número do documento; vazio se não há, e onde o histórico não diz quem deu.' })
  documento!: string
  @Field({ description: 'Identificador do banco (FITID); pode faltar ou se repetir.' }) fitid!: string
  @Field(() => String, { nullable: true, description: 'Identificador do Pix (endToEndId).' }) e2e!: string | null
  @Field({ description: 'Situação: pendente, conciliado ou ignorado.' }) situacao!: string
  @Field(() => String, {
    nullable: true,
    description: 'Por que é ignorado: futuro, saldo, zero, anterior (ao saldo inicial da conta), fechado ou pessoa.',
  })
  motivo!: string | null
  @Field({
    description: 'Diz o mesmo que outro já importado, com outro identificador: alguém precisa dizer se é outro.',
  })
  duvida!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi importado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const MovimentoBancarioPage = pageOf(MovimentoBancario)

@ObjectType({ description: 'Um movimento que não se desfez com os outros.', simpleResolvers: true })
export class MovimentoMantido {
  @Field(() => ID, { description: 'O movimento, como foi pedido.' }) idMovimento!: string
  @Field({ description: 'Por que ficou como está.' }) motivo!: string
}

@ObjectType({
  description: 'O que se desfez de várias conciliações. O que já estava pendente não aparece em nenhuma das listas.',
  simpleResolvers: true,
})
export class ConciliacoesDesfeitas {
  @Field(() => [MovimentoBancario], { description: 'Os movimentos que voltaram a ficar pendentes.' })
  desfeitos!: MovimentoBancario[]
  @Field(() => [MovimentoMantido], { description: 'Os que ficaram como estão.' }) mantidos!: MovimentoMantido[]
}

@ObjectType({ description: 'Um lançamento, como a conta financeira o vê.', simpleResolvers: true })
export class LancamentoDaConta {
  @Field({ description: 'O que é: entrada, saida ou transferencia.' }) tipo!: string
  @Field(() => Int, { description: 'Número da entrada, da saída ou da transferência.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal dela.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data do lançamento.' }) data!: string
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais; negativo: saiu da conta.' }) valor!: string
}

@ObjectType({ description: 'Um lançamento que pode ser o dinheiro de um movimento.', simpleResolvers: true })
export class SugestaoConciliacao {
  @Field({
    description:
      'certo: o lançamento traz o identificador do pagamento; sugerido: valor, data e quem pagou, ou o mesmo dia e nenhum outro que sirva; possivel: valor e data.',
  })
  nivel!: string
  @Field(() => LancamentoDaConta, { description: 'O lançamento.' }) lancamento!: LancamentoDaConta
}

@ObjectType({
  description: 'O que um movimento pendente sem lançamento deve ser, para que alguém o confirme.',
  simpleResolvers: true,
})
export class PropostaLancamento {
  @Field({
    description:
      'O que o diz: pix (o txid de um código Pix da igreja), pagador (os últimos lançamentos dele) ou regra (uma regra da igreja).',
  })
  fonte!: string
  @Field({ description: 'O que seria: dizimo, doacao, entrada ou saida.' }) tipo!: string
  @Field({ description: 'Nada mais serve: pode ser lançado sem outra pergunta. Falso se regras diferentes servem.' })
  certa!: boolean
  @Field({ description: 'A descrição de uma entrada ou saída; vazia em um dízimo ou doação.' }) descricao!: string
  @Field(() => Int, { nullable: true, description: 'A categoria de uma entrada ou saída, das cinco fixas.' })
  categoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Número de quem deu, em um dízimo ou doação.' })
  idPessoa!: number | null
  @Field(() => Int, { nullable: true, description: 'Número da campanha de uma doação.' }) idCampanha!: number | null
  @Field(() => Int, { nullable: true, description: 'Categoria própria da igreja, por uma regra.' })
  idCategoria!: number | null
  @Field(() => Int, { nullable: true, description: 'Centro de custo, por uma regra.' }) idCentroCusto!: number | null
  @Field(() => Int, { nullable: true, description: 'Fornecedor de uma saída, por uma regra.' })
  idFornecedor!: number | null
}

@ObjectType({ description: 'Como está a conciliação de uma conta financeira.', simpleResolvers: true })
export class ConciliacaoDaConta {
  @Field(() => Int, { description: 'Número da conta financeira.' }) idContaFinanceira!: number
  @Field(() => Int, { description: 'Quantos movimentos pendentes.' }) pendentes!: number
  @Field(() => Int, { description: 'Quantos conciliados.' }) conciliados!: number
  @Field(() => Int, { description: 'Quantos ignorados.' }) ignorados!: number
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'O saldo que o banco disse por último; nulo se não disse.',
  })
  saldoBanco!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'O dia desse saldo.' }) dataSaldo!: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'O saldo da conta na igreja no fim desse dia.' })
  saldoLivro!: string | null
  @Field(() => DecimalScalar, { nullable: true, description: 'O saldo da igreja menos o do banco.' }) diferenca!:
    | string
    | null
  @Field(() => DecimalScalar, { description: 'A soma dos movimentos pendentes até esse dia: só o banco os tem.' })
  somaPendentes!: string
  @Field(() => DecimalScalar, {
    description: 'A soma dos lançamentos sem movimento, do primeiro movimento até esse dia: só a igreja os tem.',
  })
  somaSemMovimento!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'A parte da diferença que pendentes e lançamentos sem movimento não explicam.',
  })
  semExplicacao!: string | null
}

@ObjectType({ description: 'O que a importação de um extrato trouxe.', simpleResolvers: true })
export class ExtratoImportado {
  @Field(() => Int, { description: 'Movimentos novos, com os ignorados.' }) novos!: number
  @Field(() => Int, {
    description: 'Linhas que não são movimentos: saldos sem dia, totais, outras tabelas, linhas sem valor.',
  })
  deFora!: number
  @Field(() => Int, { description: 'Movimentos que a conta já tinha.' }) repetidos!: number
  @Field(() => Int, { description: 'Novos que não se conciliam: futuros, saldos, valor zero, mês fechado.' })
  ignorados!: number
  @Field(() => Int, { description: 'Novos que parecem repetidos: alguém precisa dizer se são outros.' })
  duvidas!: number
  @Field(() => Int, { description: 'Novos que o identificador do pagamento já conciliou.' }) conciliados!: number
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia do extrato.' }) inicio!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia do extrato.' }) fim!: string | null
}

@ObjectType({ description: 'Um arquivo importado em uma conta financeira.', simpleResolvers: true })
export class ExtratoDaConta {
  @Field(() => Int, { description: 'Número do extrato.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome do arquivo.' }) nomeArquivo!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia do extrato.' }) inicio!: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia do extrato.' }) fim!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi importado.' }) createdAt!: Date
  @Field(() => Int, { description: 'Movimentos que vieram nele.' }) movimentos!: number
  @Field(() => Int, { description: 'Os que já estão conciliados.' }) conciliados!: number
  @Field(() => Int, {
    description: 'Os conciliados com um lançamento que a própria conciliação fez, que pode ir com a importação.',
  })
  comLancado!: number
}

@ObjectType({ description: 'As colunas de um CSV, pelo lugar de cada uma, a partir de 0.', simpleResolvers: true })
export class ColunasExtrato {
  @Field(() => Int, { description: 'Data.' }) colunaData!: number
  @Field(() => Int, { description: 'Descrição.' }) colunaDescricao!: number
  @Field(() => Int, { nullable: true, description: 'Valor, com sinal.' }) colunaValor!: number | null
  @Field(() => Int, { nullable: true, description: 'Crédito.' }) colunaCredito!: number | null
  @Field(() => Int, { nullable: true, description: 'Débito.' }) colunaDebito!: number | null
  @Field(() => Int, { nullable: true, description: 'Documento.' }) colunaDocumento!: number | null
}

@ObjectType({ description: 'A resposta à importação de um extrato.', simpleResolvers: true })
export class RespostaExtrato {
  @Field({
    description:
      'Verdadeiro: nada foi importado ainda, e é preciso dizer as colunas do CSV, ou a ordem das suas datas.',
  })
  precisaColunas!: boolean
  @Field(() => [String], { description: 'Os títulos das colunas do CSV, se é preciso dizê-las.' }) colunas!: string[]
  @Field(() => [String], { description: 'As primeiras linhas do CSV.' }) amostra!: string[]
  @Field(() => ColunasExtrato, { nullable: true, description: 'As colunas que os títulos sugerem.' })
  sugestao!: ColunasExtrato | null
  @Field(() => String, {
    nullable: true,
    description:
      'Uma data do CSV, se só quem conhece o arquivo sabe o que vem primeiro nela, o dia ou o mês: diga em `colunas.ordemData`.',
  })
  dataAmbigua!: string | null
  @Field(() => ExtratoImportado, { nullable: true, description: 'O que foi importado.' })
  extrato!: ExtratoImportado | null
}

export const MovimentoBancarioOrdem = orderOf('MovimentoBancario', movimentoBancarioFields, {
  data: 'Data.',
  valor: 'Valor.',
  createdAt: 'Quando foi importado.',
})

@InputType({ description: 'Filtro da lista de movimentos bancários.' })
export class MovimentoBancarioFiltro {
  @Field(() => String, { nullable: true, description: 'Situação: pendente, conciliado ou ignorado.' })
  situacao?: 'pendente' | 'conciliado' | 'ignorado' | null
  @Field(() => ID, { nullable: true, description: 'Conta financeira, por número ou uuid.' }) idContaFinanceira?:
    | string
    | null
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Verdadeiro, e sem idContaFinanceira: só os da primeira conta bancária da igreja ou, se não há, os da conta padrão.',
  })
  contaPrincipal?: boolean | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) fim?: string | null
}

@ArgsType()
export class MovimentosBancariosArgs extends PageArgs {
  @Field(() => MovimentoBancarioOrdem, {
    nullable: true,
    description: 'Ordem; sem ela, da data mais nova à mais antiga.',
  })
  ordem?: Order<(typeof movimentoBancarioFields)[number]> | null
  @Field(() => MovimentoBancarioFiltro, { nullable: true, description: 'Filtro.' })
  filtro?: MovimentoBancarioFiltro | null
}

@InputType({ description: 'As colunas de um CSV: o valor com sinal, ou crédito e débito.' })
export class ColunasExtratoInput {
  @Field(() => Int, { description: 'Lugar da data, a partir de 0.' }) colunaData!: number
  @Field(() => Int, { description: 'Lugar da descrição.' }) colunaDescricao!: number
  @Field(() => Int, { nullable: true, description: 'Lugar do valor com sinal.' }) colunaValor?: number | null
  @Field(() => Int, { nullable: true, description: 'Lugar do crédito.' }) colunaCredito?: number | null
  @Field(() => Int, { nullable: true, description: 'Lugar do débito.' }) colunaDebito?: number | null
  @Field(() => Int, { nullable: true, description: 'Lugar do documento.' }) colunaDocumento?: number | null
  @Field(() => String, {
    nullable: true,
    description: 'O que vem primeiro nas datas deste arquivo, dia ou mes; só conta onde elas servem para os dois.',
  })
  ordemData?: string | null
}

@InputType({ description: 'Os lançamentos que são o dinheiro de um movimento; juntos, dão exatamente o valor dele.' })
export class ConciliacaoInput {
  @Field(() => ID, { description: 'Movimento, por número ou uuid.' }) id!: string
  @Field(() => [ID], { nullable: true, description: 'Entradas, por número ou uuid.' }) entradas?: string[] | null
  @Field(() => [ID], { nullable: true, description: 'Saídas, por número ou uuid.' }) saidas?: string[] | null
  @Field(() => [ID], { nullable: true, description: 'Transferências, por número ou uuid.' }) transferencias?:
    | string[]
    | null
  @Field(() => String, {
    nullable: true,
    description: 'Descrição da tarifa que o banco ou a maquininha descontou: a diferença vira uma saída.',
  })
  tarifa?: string | null
}

@InputType({ description: 'Uma conciliação que se desfaz, e a conta a que os lançamentos voltam.' })
export class DevolucaoInput extends ConciliacaoInput {
  @Field(() => ID, { description: 'A conta financeira a que voltam, por número ou uuid.' }) idContaFinanceira!: string
}

@InputType({ description: 'Uma doação a uma campanha, que chegou ao banco.' })
export class DoacaoDoMovimentoInput {
  @Field(() => ID, { description: 'Campanha, por número ou uuid.' }) idCampanha!: string
  @Field(() => ID, { description: 'Quem doou, por número ou uuid.' }) idMembro!: string
}

@InputType({ description: 'O lançamento de um movimento que a igreja ainda não tinha.' })
export class LancarMovimentoInput {
  @Field(() => String, {
    nullable: true,
    description: 'Descrição, até 255 caracteres; um dízimo e uma doação têm a sua própria.',
  })
  descricao?: string | null
  @Field(() => Int, { nullable: true, description: 'Categoria da entrada ou da saída; não de uma transferência.' })
  categoria?: number | null
  @Field(() => ID, {
    nullable: true,
    description: 'Categoria própria da igreja, por número ou uuid; a principal é a dela.',
  })
  idCategoria?: string | null
  @Field(() => ID, { nullable: true, description: 'Fornecedor de uma saída, por número ou uuid.' }) idFornecedor?:
    | string
    | null
  @Field(() => ID, {
    nullable: true,
    description: 'Quem deu, por número ou uuid: o movimento é um dízimo, com a sua entrada.',
  })
  dizimo?: string | null
  @Field(() => DoacaoDoMovimentoInput, {
    nullable: true,
    description: 'O movimento é uma doação a uma campanha, com a sua entrada.',
  })
  doacao?: DoacaoDoMovimentoInput | null
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid.' }) idCentroCusto?:
    | string
    | null
  @Field(() => ID, {
    nullable: true,
    description: 'A outra conta financeira, por número ou uuid: o dinheiro veio dela ou foi a ela.',
  })
  transferencia?: string | null
}
