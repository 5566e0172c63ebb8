import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Um texto de uma coluna que o campo dela não conhece.', simpleResolvers: true })
export class ImportacaoValor {
  @Field({ description: 'O texto como está no arquivo.' }) texto!: string
  @Field(() => Int, { description: 'Em quantas linhas ele está.' }) linhas!: number
  @Field(() => String, {
    nullable: true,
    description: 'O valor que se escolheu; vazio: fica em branco; nulo: ninguém disse ainda, e fica em branco.',
  })
  valor!: string | null
}

@InputType({ description: 'O que significa um texto que o campo da coluna não conhece.' })
export class ImportacaoValorInput {
  @Field({ description: 'O texto como está no arquivo.' }) texto!: string
  @Field({ description: 'O valor do campo; vazio: fica em branco.' }) valor!: string
}

@ObjectType({ description: 'Coluna de um arquivo importado.', simpleResolvers: true })
export class ImportacaoColuna {
  @Field({ description: 'Nome da coluna no arquivo.' }) coluna!: string
  @Field(() => String, { nullable: true, description: 'Campo da pessoa que ela preenche; nulo: nenhum.' }) campo!:
    | string
    | null
  @Field(() => String, {
    nullable: true,
    description:
      'Uma data da coluna, se só quem conhece o arquivo sabe o que vem primeiro nela, o dia ou o mês; nada se grava antes de `ordem`.',
  })
  dataAmbigua?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'O que vem primeiro nessas datas, como se respondeu: dia ou mes.',
  })
  ordem?: string | null
  @Field(() => [ImportacaoValor], {
    nullable: true,
    description:
      'Os textos que o campo não conhece, como o estado civil Separado, os mais frequentes primeiro; quem importa diz o que são. Nulo também para quem não pode ler as células.',
  })
  valores?: ImportacaoValor[] | null
}

@InputType({ description: 'Escolha do campo que uma coluna preenche.' })
export class ImportacaoColunaInput {
  @Field({ description: 'Nome da coluna no arquivo.' }) coluna!: string
  @Field(() => String, { nullable: true, description: 'Campo da pessoa; nulo: a coluna não é importada.' }) campo?:
    | string
    | null
  @Field(() => String, {
    nullable: true,
    description: 'O que vem primeiro nas datas da coluna, dia ou mes; só conta onde elas servem para os dois.',
  })
  ordem?: string | null
  @Field(() => [ImportacaoValorInput], {
    nullable: true,
    description: 'O que significam os textos que o campo não conhece.',
  })
  valores?: ImportacaoValorInput[] | null
}

@ObjectType({
  description: 'Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito.',
  simpleResolvers: true,
})
export class Importacao {
  @Field(() => Int, { description: 'Número da importação.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do arquivo.' }) nomeArquivo!: string
  @Field({ description: 'Formato: csv, json, xml ou xlsx.' }) formato!: string
  @Field({ description: 'Situação: previa, gravada ou desfeita.' }) situacao!: string
  @Field(() => [String], { description: 'Colunas do arquivo.' }) colunas!: string[]
  @Field(() => [String], { description: 'O que do arquivo não é lido, como outras planilhas.' }) avisos!: string[]
  @Field(() => Int, { description: 'Linhas do arquivo, sem o cabeçalho.' }) totalLinhas!: number
  @Field(() => Int, { description: 'Linhas prontas para gravar.' }) validas!: number
  @Field(() => Int, { description: 'Linhas com erro; só são gravadas as outras quando se manda deixá-las de fora.' })
  comErro!: number
  @Field(() => Int, { description: 'Linhas de pessoas já cadastradas ou repetidas no arquivo.' }) duplicadas!: number
  @Field(() => Int, { nullable: true, description: 'Pessoas gravadas.' }) gravadas!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Pessoas retiradas ao desfazer; as alteradas ou já vinculadas ficam.',
  })
  desfeitas!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando o arquivo foi enviado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi gravada.' }) gravadaEm!: Date | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi desfeita.' }) desfeitaEm!: Date | null
}

@ObjectType({
  description: 'A quem da prévia se pode enviar um convite, e quando; e quem fica sem e-mail.',
  simpleResolvers: true,
})
export class ConvitesDaImportacao {
  @Field(() => Int, { description: 'Pessoas com e-mail entre as linhas prontas para gravar.' }) total!: number
  @Field(() => Int, { description: 'Quantos convites saem hoje, pelo limite diário da igreja.' }) hoje!: number
  @Field(() => Int, { description: 'Quantos saem amanhã; os outros, nos dias seguintes.' }) amanha!: number
  @Field(() => Int, {
    description: 'Pessoas cujo e-mail já é de outra: são gravadas sem ele, e as observações dizem de quem é.',
  })
  semEmail!: number
}

@ObjectType({ description: 'Uma importação na lista delas: sem as linhas do arquivo.', simpleResolvers: true })
export class ImportacaoNaLista {
  @Field(() => Int, { description: 'Número da importação.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome do arquivo.' }) nomeArquivo!: string
  @Field({ description: 'Situação: previa, gravada ou desfeita.' }) situacao!: string
  @Field(() => Int, { description: 'Linhas do arquivo, sem o cabeçalho.' }) totalLinhas!: number
  @Field(() => Int, { nullable: true, description: 'Pessoas gravadas.' }) gravadas!: number | null
  @Field(() => Int, { nullable: true, description: 'Pessoas retiradas ao desfazer.' }) desfeitas!: number | null
  @Field(() => DateTimeScalar, { description: 'Quando o arquivo foi enviado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi gravada.' }) gravadaEm!: Date | null
}

export const ImportacaoPage = pageOf(ImportacaoNaLista)

@ObjectType({ description: 'O que uma linha de um arquivo grava em um campo da pessoa.', simpleResolvers: true })
export class ImportacaoDado {
  @Field({ description: 'Campo da pessoa.' }) campo!: string
  @Field({ description: 'O valor como é gravado; em uma linha com erro, o texto do arquivo.' }) texto!: string
}

@ObjectType({ description: 'Linha de um arquivo importado.', simpleResolvers: true })
export class ImportacaoLinha {
  @Field(() => Int, { description: 'Número da linha; em CSV, contando o cabeçalho.' }) numero!: number
  @Field({ description: 'Situação: valida, erro ou duplicada.' }) situacao!: string
  @Field(() => String, { nullable: true, description: 'Nome.' }) name!: string | null
  @Field(() => String, { nullable: true, description: 'E-mail.' })
  @ReadableBy('usuario.lerEmail')
  email!: string | null
  @Field(() => String, { nullable: true, description: 'Telefone.' })
  @ReadableBy('usuario.lerDadosPessoais')
  telefoneUsuario!: string | null
  @Field(() => String, { nullable: true, description: 'CPF.' })
  @ReadableBy('usuario.lerDadosPessoais')
  cpf!: string | null
  @Field(() => [ImportacaoDado], {
    description:
      'Tudo o que a linha grava, sem os campos vazios e sem os que não se pode ler de um arquivo de outra pessoa.',
  })
  @ReadableBy('usuario.lerDadosPessoais')
  dados!: ImportacaoDado[]
  @Field(() => [String], { description: 'O que há de errado, ou com quem a linha coincide.' }) erros!: string[]
  @Field(() => [String], { description: 'O que da linha fica de fora, ou é gravado de outro modo.' })
  avisos!: string[]
}

export const ImportacaoLinhaPage = pageOf(ImportacaoLinha)

@ArgsType()
export class LinhasArgs {
  @Field(() => Int, { defaultValue: 20, description: 'Quantas linhas, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) da última linha já lida.' }) after?:
    | string
    | null
  @Field(() => String, {
    nullable: true,
    description: 'Só as linhas desta situação: valida, erro ou duplicada; aviso: só as que têm um aviso.',
  })
  somente?: string | null
}
