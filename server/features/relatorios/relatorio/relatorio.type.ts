import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um relatório em PDF que a própria pessoa pediu.', simpleResolvers: true })
export class Relatorio {
  @Field(() => Int, { description: 'Número.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Tipo, como em tiposRelatorio.' }) tipo!: string
  @Field(() => Int, { description: 'Andamento, de 0 a 100.' }) progresso!: number
  @Field(() => Int, { nullable: true, description: 'Tamanho do PDF, em bytes.' }) bytes!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando foi pedido.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando ficou pronto.' }) prontoEm!: Date | null
}

@ObjectType({ description: 'Um tipo de relatório que a pessoa pode gerar.', simpleResolvers: true })
export class TipoRelatorio {
  @Field({ description: 'Nome na API: usuarios, financas...' }) tipo!: string
  @Field({ description: 'Título para mostrar.' }) titulo!: string
  @Field(() => String, { nullable: true, description: 'O filtro além das datas: periodo, idEvento, idCelula...' })
  filtro?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: o filtro precisa ser informado.' })
  obrigatorio?: boolean | null
  @Field(() => String, {
    nullable: true,
    description: 'Um registro que também filtra o relatório: idContaFinanceira.',
  })
  registro?: string | null
}

@InputType({ description: 'O que gerar. Sem datas, o mês presente.' })
export class GerarRelatorioInput {
  @Field({ description: 'Tipo, como em tiposRelatorio.' }) tipo!: string
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia.' }) dataInicial?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) dataFinal?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'mensal, trimestral ou semestral: amplia as datas a meses, trimestres ou semestres inteiros.',
  })
  periodo?: string | null
  @Field(() => ID, { nullable: true, description: 'Evento, por número ou uuid.' }) idEvento?: string | null
  @Field(() => ID, { nullable: true, description: 'Célula, por número ou uuid.' }) idCelula?: string | null
  @Field(() => ID, { nullable: true, description: 'Departamento, por número ou uuid.' }) idDepartamento?: string | null
  @Field(() => ID, { nullable: true, description: 'Pessoa, por número ou uuid.' }) idUsuario?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira, por número ou uuid: em financas, o extrato dela.',
  })
  idContaFinanceira?: string | null
  @Field(() => ID, { nullable: true, description: 'Categoria, por número ou uuid: em razao, o dela.' })
  idCategoria?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Centro de custo, por número ou uuid: em execucao-orcamentaria, o previsto e o realizado dele.',
  })
  idCentroCusto?: string | null
}

@ObjectType({ description: 'Um número que o relatório diz antes de tudo.', simpleResolvers: true })
class DestaqueRelatorio {
  @Field({ description: 'O que é.' }) rotulo!: string
  @Field({ description: 'Quanto, pronto para mostrar.' }) texto!: string
}

@ObjectType({ description: 'Uma coluna da tabela.', simpleResolvers: true })
class ColunaRelatorio {
  @Field({ description: 'Título.' }) titulo!: string
  @Field({ description: 'Verdadeiro: números, à direita.' }) numero!: boolean
}

@ObjectType({ description: 'Linhas sob um título.', simpleResolvers: true })
class GrupoRelatorio {
  @Field(() => String, { nullable: true, description: 'Título do grupo.' }) titulo!: string | null
  @Field(() => [[String]], { description: 'As linhas; cada uma tem um texto por coluna.' }) linhas!: string[][]
  @Field(() => [String], { nullable: true, description: 'A soma do grupo, por coluna.' }) subtotal!: string[] | null
}

@ObjectType({ description: 'Uma tabela do relatório.', simpleResolvers: true })
class TabelaRelatorio {
  @Field(() => [ColunaRelatorio], { description: 'Colunas.' }) colunas!: ColunaRelatorio[]
  @Field(() => [GrupoRelatorio], { description: 'Grupos de linhas.' }) grupos!: GrupoRelatorio[]
  @Field(() => [String], { nullable: true, description: 'O total, por coluna.' }) total!: string[] | null
  @Field({ description: 'O que dizer se não há linhas.' }) vazio!: string
}

@ObjectType({ description: 'Um ponto do gráfico.', simpleResolvers: true })
class PontoRelatorio {
  @Field({ description: 'Nome do ponto.' }) rotulo!: string
  @Field(() => [DecimalScalar], { description: 'Um valor por série.' }) valores!: string[]
}

@ObjectType({ description: 'Um gráfico de barras.', simpleResolvers: true })
class GraficoRelatorio {
  @Field(() => [String], { description: 'Nomes das séries.' }) series!: string[]
  @Field(() => [PontoRelatorio], { description: 'Os pontos, em ordem.' }) pontos!: PontoRelatorio[]
}

@ObjectType({ description: 'Uma parte do relatório.', simpleResolvers: true })
class SecaoRelatorio {
  @Field(() => String, { nullable: true, description: 'Título.' }) titulo!: string | null
  @Field(() => TabelaRelatorio, { nullable: true, description: 'Tabela.' }) tabela?: TabelaRelatorio | null
  @Field(() => GraficoRelatorio, { nullable: true, description: 'Gráfico.' }) grafico?: GraficoRelatorio | null
  @Field(() => Boolean, { nullable: true, description: 'Começa em uma página nova, ao imprimir.' })
  novaPagina?: boolean | null
  @Field(() => String, { nullable: true, description: 'Texto abaixo da tabela.' }) nota?: string | null
}

@ObjectType({
  description: 'O que um relatório diz, em textos prontos para mostrar: os mesmos do PDF.',
  simpleResolvers: true,
})
export class DadosRelatorio {
  @Field({ description: 'Título.' }) titulo!: string
  @Field({ description: 'A igreja.' }) igreja!: string
  @Field(() => String, { nullable: true, description: 'Endereço do logotipo da igreja.' }) logoUrl!: string | null
  @Field(() => [String], { description: 'O período e os filtros.' }) detalhes!: string[]
  @Field(() => [DestaqueRelatorio], { description: 'Os números principais.' }) resumo!: DestaqueRelatorio[]
  @Field(() => [SecaoRelatorio], { description: 'As partes.' }) secoes!: SecaoRelatorio[]
  @Field({ description: 'Quem gerou.' }) geradoPor!: string
  @Field({ description: 'Quando, no horário da igreja: dd/mm/aaaa hh:mm.' }) geradoEm!: string
}
