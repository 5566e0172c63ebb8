export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Data de calendário sem hora, AAAA-MM-DD. */
  DateOnly: { input: string; output: string; }
  /** Instante em UTC, ISO 8601. */
  DateTime: { input: string; output: string; }
  /** Valor decimal exato com duas casas, como texto: "1234.50". */
  Decimal: { input: string; output: string; }
  /** The `Upload` scalar type represents a file upload. */
  Upload: { input: File; output: File; }
};

/** Dados para cadastrar uma igreja. */
export type CadastroInput = {
  /** E-mail de quem cadastra; recebe o link para criar a senha. */
  email: Scalars['String']['input'];
  /** Nome de quem cadastra, que será o administrador. */
  name: Scalars['String']['input'];
  /** Nome da igreja, até 120 caracteres. */
  nomeIgreja: Scalars['String']['input'];
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** O que o aplicativo autenticador precisa para gerar os códigos. */
export type DoisFatoresPreparo = {
  __typename?: 'DoisFatoresPreparo';
  /** O endereço como imagem PNG (data:), para a câmera. */
  qrCode: Scalars['String']['output'];
  /** Chave em base32, a digitar no aplicativo quando não há câmera. */
  segredo: Scalars['String']['output'];
  /** A mesma chave como endereço otpauth. */
  uri: Scalars['String']['output'];
};

/** Uma carta da caixa de saída. */
export type EmailSaida = {
  __typename?: 'EmailSaida';
  /** Assunto. */
  assunto: Scalars['String']['output'];
  /** Quando foi escrita. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi enviada. */
  enviadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da carta. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Destinatário. */
  para: Scalars['String']['output'];
  /** pendente, enviado, retido (sem SMTP configurado) ou falhou. */
  situacao: Scalars['String']['output'];
  /** Texto; vazio depois de enviada, pois pode conter um link secreto. */
  texto: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de EmailSaida. */
export type EmailSaidaPage = {
  __typename?: 'EmailSaidaPage';
  /** Os itens da página. */
  nodes: Array<EmailSaida>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dinheiro que chegou. */
export type Entrada = {
  __typename?: 'Entrada';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro chegou. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da entrada. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Em um estorno: número da entrada estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta entrada. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a entrada. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O que criou a entrada: contaReceber, dizimo, doacao ou aulaEBD. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de Entrada. */
export type EntradaPage = {
  __typename?: 'EntradaPage';
  /** Os meses da página, quando a lista está em ordem de data. */
  meses: Array<MesDaLista>;
  /** Os itens da página. */
  nodes: Array<Entrada>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma de todos os lançamentos da lista inteira. */
  soma: Scalars['Decimal']['output'];
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Dados para entrar. */
export type EntrarInput = {
  /** Código de verificação ou de recuperação; pedido pelo erro TWO_FACTOR_REQUIRED. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email: Scalars['String']['input'];
  /** Senha. */
  password: Scalars['String']['input'];
};

/** O estorno de um lançamento de um mês fechado. */
export type EstornoInput = {
  /** Data do estorno, em um mês aberto. */
  data: Scalars['DateOnly']['input'];
  /** Descrição; sem ela, "Estorno: " e a do lançamento. */
  descricao?: InputMaybe<Scalars['String']['input']>;
};

/** A pessoa que está usando o sistema. */
export type Eu = {
  __typename?: 'Eu';
  /** Nomes das ações que a pessoa pode fazer, como "patrimonio.escrever". */
  acoes: Array<Scalars['String']['output']>;
  /** A verificação em duas etapas está ativa. */
  doisFatores: Scalars['Boolean']['output'];
  /** E-mail com que entra. */
  email?: Maybe<Scalars['String']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** A igreja da pessoa. */
  igreja: Igreja;
  /** Nome. */
  name: Scalars['String']['output'];
  /** Nome do perfil nesta igreja. */
  nomePerfil: Scalars['String']['output'];
  /** Perfil (ver nivelUsuarios). */
  perfil: Scalars['Int']['output'];
  /** Telefone, só dígitos. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Até quando as finanças da igreja estão fechadas. */
export type Fechamento = {
  __typename?: 'Fechamento';
  /** O ano dos meses abaixo. */
  ano: Scalars['Int']['output'];
  /** Os anos que têm lançamentos, e o presente, do mais novo ao mais antigo. */
  anos: Array<Scalars['Int']['output']>;
  /** O último dia do último mês fechado. */
  fechadoAte?: Maybe<Scalars['DateOnly']['output']>;
  /** Quando se fechou um mês pela última vez. */
  fechadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Nome de quem o fechou. */
  fechadoPor?: Maybe<Scalars['String']['output']>;
  /** Os meses do ano, do mais novo ao mais antigo. */
  meses: Array<MesFinanceiro>;
  /** O mês mais antigo que já terminou e está aberto, AAAA-MM. */
  proximo?: Maybe<Scalars['String']['output']>;
};

/** A igreja da pessoa. */
export type Igreja = {
  __typename?: 'Igreja';
  /** Fuso horário em que instantes são mostrados (IANA). */
  fusoHorario: Scalars['String']['output'];
  /** Número da igreja (idCliente). */
  id: Scalars['Int']['output'];
  /** Nome da igreja. */
  nome: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito. */
export type Importacao = {
  __typename?: 'Importacao';
  /** Colunas do arquivo. */
  colunas: Array<Scalars['String']['output']>;
  /** Linhas com erro; havendo alguma, nada é gravado. */
  comErro: Scalars['Int']['output'];
  /** Quando o arquivo foi enviado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi desfeita. */
  desfeitaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas retiradas ao desfazer; as alteradas ou já vinculadas ficam. */
  desfeitas?: Maybe<Scalars['Int']['output']>;
  /** Linhas de pessoas já cadastradas ou repetidas no arquivo. */
  duplicadas: Scalars['Int']['output'];
  /** Formato: csv, json ou xml. */
  formato: Scalars['String']['output'];
  /** Quando foi gravada. */
  gravadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas gravadas. */
  gravadas?: Maybe<Scalars['Int']['output']>;
  /** Número da importação. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** As linhas do arquivo; são guardadas por sete dias. */
  linhas: ImportacaoLinhaPage;
  /** O campo que cada coluna preenche. */
  mapeamento: Array<ImportacaoColuna>;
  /** Nome do arquivo. */
  nomeArquivo: Scalars['String']['output'];
  /** Situação: previa, gravada ou desfeita. */
  situacao: Scalars['String']['output'];
  /** Linhas do arquivo, sem o cabeçalho. */
  totalLinhas: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Linhas prontas para gravar. */
  validas: Scalars['Int']['output'];
};


/** Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito. */
export type ImportacaoLinhasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  somente?: InputMaybe<Scalars['String']['input']>;
};

/** Coluna de um arquivo importado. */
export type ImportacaoColuna = {
  __typename?: 'ImportacaoColuna';
  /** Campo da pessoa que ela preenche; nulo: nenhum. */
  campo?: Maybe<Scalars['String']['output']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['output'];
};

/** Escolha do campo que uma coluna preenche. */
export type ImportacaoColunaInput = {
  /** Campo da pessoa; nulo: a coluna não é importada. */
  campo?: InputMaybe<Scalars['String']['input']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['input'];
};

/** Linha de um arquivo importado. */
export type ImportacaoLinha = {
  __typename?: 'ImportacaoLinha';
  /** CPF. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** O que há de errado, ou com quem a linha coincide. */
  erros: Array<Scalars['String']['output']>;
  /** Nome. */
  name?: Maybe<Scalars['String']['output']>;
  /** Número da linha; em CSV, contando o cabeçalho. */
  numero: Scalars['Int']['output'];
  /** Situação: valida, erro ou duplicada. */
  situacao: Scalars['String']['output'];
  /** Telefone. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
};

/** Uma página de ImportacaoLinha. */
export type ImportacaoLinhaPage = {
  __typename?: 'ImportacaoLinhaPage';
  /** Os itens da página. */
  nodes: Array<ImportacaoLinha>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LancamentoCampo =
  /** Número da categoria. */
  | 'categoria'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao'
  /** Valor. */
  | 'valor';

/** Filtro de uma lista de entradas ou de saídas. */
export type LancamentoFiltro = {
  /** Número da categoria. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Data exata. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Texto que a descrição contém; maiúsculas e acentos não importam. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Lancamento. */
export type LancamentoOrdem = {
  /** Campo. */
  campo: LancamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Um acontecimento na vida de uma pessoa na igreja. */
export type LinhaDoTempo = {
  __typename?: 'LinhaDoTempo';
  /** Quando; datas sem hora vêm ao meio-dia UTC. */
  data: Scalars['DateTime']['output'];
  /** Detalhe. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Que espécie de acontecimento: cadastro, importado, conversao, batismo, perfil, ... */
  tipo: Scalars['String']['output'];
  /** O que aconteceu. */
  titulo: Scalars['String']['output'];
};

/** Um lançamento no livro-caixa. */
export type LinhaLivroCaixa = {
  __typename?: 'LinhaLivroCaixa';
  /** Número da categoria. */
  categoria: Scalars['Int']['output'];
  /** Data. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada ou da saída. */
  id: Scalars['Int']['output'];
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O saldo depois deste lançamento. */
  saldo: Scalars['Decimal']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
};

/** Uma página de LinhaLivroCaixa. */
export type LinhaLivroCaixaPage = {
  __typename?: 'LinhaLivroCaixaPage';
  /** Os itens da página. */
  nodes: Array<LinhaLivroCaixa>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** O livro-caixa de um período. */
export type LivroCaixa = {
  __typename?: 'LivroCaixa';
  /** Cada categoria que tem lançamentos, a maior primeiro. */
  categorias: Array<TotalDaCategoria>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Os lançamentos, na ordem em que aconteceram, por páginas. */
  linhas: LinhaLivroCaixaPage;
  /** Cada mês do período, do mais antigo ao mais novo. */
  meses: Array<TotaisDoMes>;
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo antes do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** Onde algo acontece: templo, salão, casa. */
export type Local = {
  __typename?: 'Local';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quantas pessoas cabem. */
  capacidade?: Maybe<Scalars['Int']['output']>;
  /** Endereço, em uma linha. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do local. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type LocalCampo =
  /** Quantas pessoas cabem; sem ela, por último. */
  | 'capacidade'
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nomeLocal';

/** Filtro da lista de locais. */
export type LocalFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um local. */
export type LocalInput = {
  /** Quantas pessoas cabem, ao menos 1. */
  capacidade?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço, até 200 caracteres. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Nome do local, até 80 caracteres. */
  nomeLocal: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Local. */
export type LocalOrdem = {
  /** Campo. */
  campo: LocalCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Local. */
export type LocalPage = {
  __typename?: 'LocalPage';
  /** Os itens da página. */
  nodes: Array<Local>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Resultado de uma ação sem registro a mostrar. */
export type Mensagem = {
  __typename?: 'Mensagem';
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
};

/** Um mês de que a página mostra lançamentos. */
export type MesDaLista = {
  __typename?: 'MesDaLista';
  /** O mês está fechado: nada mais muda nele. */
  fechado: Scalars['Boolean']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** O lugar, entre os do mês, do primeiro que está na página; a partir de 1. */
  primeiro: Scalars['Int']['output'];
  /** Quantos lançamentos do mês a lista inteira tem. */
  quantidade: Scalars['Int']['output'];
  /** A soma de todos os lançamentos do mês que a lista inteira tem, e não só dos que estão na página. */
  total: Scalars['Decimal']['output'];
};

/** Um mês das finanças da igreja. */
export type MesFinanceiro = {
  __typename?: 'MesFinanceiro';
  /** O que a pessoa pode fazer com o mês agora: fechar, reabrir. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** Entradas menos saídas. */
  resultado: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo no fim. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no início. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** fechado; aberto: já terminou e pode ser fechado; emAndamento: ainda não terminou. */
  situacao: Scalars['String']['output'];
};

/** O que a pessoa altera do próprio perfil. */
export type MeuPerfilInput = {
  /** E-mail. */
  email: Scalars['String']['input'];
  /** Nome. */
  name: Scalars['String']['input'];
  /** Senha atual; pedida para trocar o e-mail. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Troca a própria senha e encerra os outros acessos. */
  alterarMinhaSenha: Mensagem;
  /** Ativa com um código do aplicativo; responde os códigos de recuperação, mostrados uma vez. */
  ativarDoisFatores: Array<Scalars['String']['output']>;
  /** Ativa uma pessoa. */
  ativarUsuario: Usuario;
  /** Altera uma entrada digitada, de um mês aberto. */
  atualizarEntrada: Entrada;
  /** Altera um local. */
  atualizarLocal: Local;
  /** Altera o próprio perfil. */
  atualizarMeuPerfil: Eu;
  /** Muda o nome que a igreja mostra para um nível; vazio volta ao usual. */
  atualizarNivelUsuario: NivelUsuario;
  /** Altera um patrimônio. */
  atualizarPatrimonio: Patrimonio;
  /** Altera uma saída digitada, de um mês aberto. */
  atualizarSaida: Saida;
  /** Altera um tipo de patrimônio. */
  atualizarTipoPatrimonio: TipoPatrimonio;
  /** Altera uma pessoa. */
  atualizarUsuario: Usuario;
  /** Cadastra uma igreja e o seu administrador. */
  cadastrarIgreja: Mensagem;
  /** Lança uma entrada. */
  criarEntrada: Entrada;
  /** Cadastra um local. */
  criarLocal: Local;
  /** Cadastra um patrimônio. */
  criarPatrimonio: Patrimonio;
  /** Lança uma saída. */
  criarSaida: Saida;
  /** Cadastra um tipo de patrimônio. */
  criarTipoPatrimonio: TipoPatrimonio;
  /** Cria um token que age em nome de quem o cria, limitado aos escopos. */
  criarTokenApi: TokenApiCriado;
  /** Cadastra uma pessoa. Nenhuma mensagem é enviada a ela (ver enviarLinkSenha). */
  criarUsuario: Usuario;
  /** Desativa, com a senha e um código. */
  desativarDoisFatores: Mensagem;
  /** Desativa uma pessoa: os acessos dela terminam. */
  desativarUsuario: Usuario;
  /** Retira as pessoas que a importação trouxe, menos as já alteradas ou vinculadas; até sete dias depois de gravada. */
  desfazerImportacao: Importacao;
  /** Encerra todos os outros acessos da própria pessoa. */
  encerrarOutrasSessoes: Mensagem;
  /** Encerra um acesso da própria pessoa. */
  encerrarSessao: Mensagem;
  /** Entra no sistema. */
  entrar: SessaoAberta;
  /** Guarda a foto de um patrimônio (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoPatrimonio: Patrimonio;
  /** Guarda a foto de uma pessoa (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoUsuario: Usuario;
  /** Envia à pessoa, por e-mail, um link para criar a senha. */
  enviarLinkSenha: Mensagem;
  /** Guarda a própria foto (JPEG, PNG ou WebP, até 10 MB). */
  enviarMinhaFoto: Usuario;
  /** Estorna uma entrada de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarEntrada: Entrada;
  /** Estorna uma saída de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarSaida: Saida;
  /** Exclui uma entrada digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirEntrada: Mensagem;
  /** Exclui um local. */
  excluirLocal: Mensagem;
  /** Exclui um patrimônio; ele fica na lixeira. */
  excluirPatrimonio: Mensagem;
  /** Exclui uma saída digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirSaida: Mensagem;
  /** Exclui um tipo de patrimônio que nenhum patrimônio usa. */
  excluirTipoPatrimonio: Mensagem;
  /** Exclui uma pessoa; ela fica na lixeira e os acessos dela terminam. */
  excluirUsuario: Mensagem;
  /** Fecha um mês que já terminou, e os anteriores: nada mais muda neles. Correções são estornos. */
  fecharMes: Mensagem;
  /** Grava todas as linhas da prévia, ou nenhuma. Quem tem e-mail recebe um link para definir a senha. */
  gravarImportacao: Importacao;
  /** Prepara a verificação em duas etapas: novo segredo, ainda sem efeito. */
  prepararDoisFatores: DoisFatoresPreparo;
  /** Lê um arquivo .csv, .json ou .xml de pessoas (até 20 MB e 50.000 linhas) e guarda a prévia; nada é gravado ainda. */
  prepararImportacao: Importacao;
  /** Reabre um mês fechado, e os seguintes. */
  reabrirMes: Mensagem;
  /** Define a senha com o token do link, uma única vez, e encerra os acessos abertos da pessoa. */
  redefinirSenha: Mensagem;
  /** Refaz a prévia com outro campo para cada coluna; as que faltam não são importadas. */
  remapearImportacao: Importacao;
  /** Restaura uma entrada da lixeira. */
  restaurarEntrada: Entrada;
  /** Restaura um local excluído. */
  restaurarLocal: Local;
  /** Restaura um patrimônio da lixeira. */
  restaurarPatrimonio: Patrimonio;
  /** Restaura uma saída da lixeira. */
  restaurarSaida: Saida;
  /** Restaura um tipo de patrimônio excluído. */
  restaurarTipoPatrimonio: TipoPatrimonio;
  /** Restaura uma pessoa da lixeira. */
  restaurarUsuario: Usuario;
  /** Revoga um token: ele deixa de valer na mesma hora. */
  revogarTokenApi: TokenApi;
  /** Sai do sistema: o token deixa de valer. */
  sair: Mensagem;
  /** Envia um link de senha ao e-mail, se houver conta com ele. A resposta é sempre a mesma. */
  solicitarRecuperacaoSenha: Mensagem;
};


export type MutationAlterarMinhaSenhaArgs = {
  atual: Scalars['String']['input'];
  nova: Scalars['String']['input'];
};


export type MutationAtivarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
};


export type MutationAtivarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtualizarEntradaArgs = {
  id: Scalars['ID']['input'];
  input: EntradaInput;
};


export type MutationAtualizarLocalArgs = {
  id: Scalars['ID']['input'];
  input: LocalInput;
};


export type MutationAtualizarMeuPerfilArgs = {
  input: MeuPerfilInput;
};


export type MutationAtualizarNivelUsuarioArgs = {
  nome: Scalars['String']['input'];
  perfil: Scalars['Int']['input'];
};


export type MutationAtualizarPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: PatrimonioInput;
};


export type MutationAtualizarSaidaArgs = {
  id: Scalars['ID']['input'];
  input: SaidaInput;
};


export type MutationAtualizarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: TipoPatrimonioInput;
};


export type MutationAtualizarUsuarioArgs = {
  id: Scalars['ID']['input'];
  input: UsuarioInput;
};


export type MutationCadastrarIgrejaArgs = {
  input: CadastroInput;
};


export type MutationCriarEntradaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EntradaInput;
};


export type MutationCriarLocalArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: LocalInput;
};


export type MutationCriarPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PatrimonioInput;
};


export type MutationCriarSaidaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: SaidaInput;
};


export type MutationCriarTipoPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TipoPatrimonioInput;
};


export type MutationCriarTokenApiArgs = {
  escopos: Array<Scalars['String']['input']>;
  expiraEm?: InputMaybe<Scalars['DateOnly']['input']>;
  nome: Scalars['String']['input'];
};


export type MutationCriarUsuarioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: UsuarioInput;
};


export type MutationDesativarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDesativarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesfazerImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEncerrarSessaoArgs = {
  uuid: Scalars['ID']['input'];
};


export type MutationEntrarArgs = {
  input: EntrarInput;
};


export type MutationEnviarFotoPatrimonioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarFotoUsuarioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarLinkSenhaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnviarMinhaFotoArgs = {
  arquivo: Scalars['Upload']['input'];
};


export type MutationEstornarEntradaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationEstornarSaidaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationExcluirEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFecharMesArgs = {
  mes: Scalars['String']['input'];
};


export type MutationGravarImportacaoArgs = {
  id: Scalars['ID']['input'];
  ignorarDuplicadas?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationPrepararDoisFatoresArgs = {
  password: Scalars['String']['input'];
};


export type MutationPrepararImportacaoArgs = {
  arquivo: Scalars['Upload']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mapeamento?: InputMaybe<Array<ImportacaoColunaInput>>;
};


export type MutationReabrirMesArgs = {
  mes: Scalars['String']['input'];
};


export type MutationRedefinirSenhaArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRemapearImportacaoArgs = {
  id: Scalars['ID']['input'];
  mapeamento: Array<ImportacaoColunaInput>;
};


export type MutationRestaurarEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevogarTokenApiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSolicitarRecuperacaoSenhaArgs = {
  email: Scalars['String']['input'];
};

/** Um nível (perfil) de usuário como vale nesta igreja. */
export type NivelUsuario = {
  __typename?: 'NivelUsuario';
  /** Ações que o perfil pode fazer. */
  acoes: Array<Scalars['String']['output']>;
  /** Nome que a igreja mostra. */
  nome: Scalars['String']['output'];
  /** Nome usual do perfil. */
  nomePadrao: Scalars['String']['output'];
  /** Número do perfil. */
  perfil: Scalars['Int']['output'];
  /** Quantas pessoas da igreja têm este perfil. */
  quantidadeUsuarios: Scalars['Int']['output'];
  /** Para que serve, em uma frase. */
  resumo: Scalars['String']['output'];
};

/** Onde a página está na lista. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** Cursor do último item; passe-o em `after` para ler a próxima página. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Há itens depois desta página. */
  hasNextPage: Scalars['Boolean']['output'];
  /** Há itens antes desta página. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** Cursor do primeiro item. */
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** Um bem da igreja. */
export type Patrimonio = {
  __typename?: 'Patrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Código da etiqueta; único na igreja. */
  codigoPatrimonio: Scalars['String']['output'];
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: Maybe<Scalars['DateOnly']['output']>;
  /** Descrição. */
  descricaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Fornecedor. */
  fornecedorPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número do patrimônio. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Onde fica. */
  localizacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** Nome. */
  nomePatrimonio: Scalars['String']['output'];
  /** Quem responde por ele. */
  responsavelPatrimonio?: Maybe<Scalars['String']['output']>;
  /** O tipo. */
  tipo?: Maybe<TipoPatrimonio>;
  /** Número do tipo. */
  tipoPatrimonio: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor atual em reais. */
  valorAtualPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: Maybe<Scalars['Decimal']['output']>;
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PatrimonioCampo =
  /** Código. */
  | 'codigoPatrimonio'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de aquisição. */
  | 'dataAquisicaoPatrimonio'
  /** Nome. */
  | 'nomePatrimonio'
  /** Nome do tipo. */
  | 'tipo'
  /** Valor atual. */
  | 'valorAtualPatrimonio';

/** Filtro da lista de patrimônios. */
export type PatrimonioFiltro = {
  /** Estado de conservação, exato. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um patrimônio. */
export type PatrimonioInput = {
  /** Código, até 40 caracteres; único na igreja. */
  codigoPatrimonio: Scalars['String']['input'];
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Fornecedor. */
  fornecedorPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Onde fica. */
  localizacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomePatrimonio: Scalars['String']['input'];
  /** Quem responde por ele. */
  responsavelPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio: Scalars['ID']['input'];
  /** Valor atual em reais. */
  valorAtualPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: InputMaybe<Scalars['Decimal']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Patrimonio. */
export type PatrimonioOrdem = {
  /** Campo. */
  campo: PatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Patrimonio. */
export type PatrimonioPage = {
  __typename?: 'PatrimonioPage';
  /** Os itens da página. */
  nodes: Array<Patrimonio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** Procura em pessoas, patrimônios e tudo o que a pessoa pode ler. */
  buscar: Array<ResultadoBusca>;
  /** A caixa de saída de todas as igrejas, a mais nova primeiro. */
  emailsSaida: EmailSaidaPage;
  /** Uma entrada, por número ou uuid. */
  entrada: Entrada;
  /** Entradas da igreja. */
  entradas: EntradaPage;
  /** Quem está usando o sistema. */
  eu: Eu;
  /** Até quando as finanças estão fechadas, e os meses de um ano. */
  fechamento: Fechamento;
  /** Uma importação de pessoas, por número ou uuid. */
  importacao: Importacao;
  /** O livro-caixa da igreja em um período. */
  livroCaixa: LivroCaixa;
  /** Locais da igreja. */
  locais: LocalPage;
  /** Um local, por número ou uuid. */
  local: Local;
  /** Os acessos abertos da própria pessoa. */
  minhasSessoes: Array<Sessao>;
  /** Os níveis de usuário da igreja e o que cada um pode fazer. */
  nivelUsuarios: Array<NivelUsuario>;
  /** Um patrimônio, por número ou uuid. */
  patrimonio: Patrimonio;
  /** Patrimônios da igreja. */
  patrimonios: PatrimonioPage;
  /** Uma saída, por número ou uuid. */
  saida: Saida;
  /** Saídas da igreja. */
  saidas: SaidaPage;
  /** Um tipo de patrimônio, por número ou uuid. */
  tipoPatrimonio: TipoPatrimonio;
  /** Tipos de patrimônio da igreja. */
  tipoPatrimonios: TipoPatrimonioPage;
  /** Os tokens de API da igreja. */
  tokensApi: Array<TokenApi>;
  /** Uma pessoa, por número ou uuid. */
  usuario: Usuario;
  /** Pessoas da igreja. */
  usuarios: UsuarioPage;
  /** Confere o token de um link de senha recebido por e-mail. */
  verificarTokenSenha: TokenSenha;
};


export type QueryBuscarArgs = {
  texto: Scalars['String']['input'];
};


export type QueryEmailsSaidaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEntradasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LancamentoOrdem>;
};


export type QueryFechamentoArgs = {
  ano?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLivroCaixaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryLocaisArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LocalFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LocalOrdem>;
};


export type QueryLocalArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNivelUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PatrimonioOrdem>;
};


export type QuerySaidaArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<LancamentoOrdem>;
};


export type QueryTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTipoPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TipoPatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<TipoPatrimonioOrdem>;
};


export type QueryUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryUsuariosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<UsuarioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<UsuarioOrdem>;
};


export type QueryVerificarTokenSenhaArgs = {
  token: Scalars['String']['input'];
};

/** Um achado da busca em tudo. */
export type ResultadoBusca = {
  __typename?: 'ResultadoBusca';
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** O que ajuda a reconhecê-lo. */
  subtitulo?: Maybe<Scalars['String']['output']>;
  /** O que é: "usuario", "patrimonio"… */
  tipo: Scalars['String']['output'];
  /** Nome do registro. */
  titulo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Dinheiro que saiu. */
export type Saida = {
  __typename?: 'Saida';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro saiu. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da saída. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Em um estorno: número da saída estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta saída. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a saída. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O que criou a saída: contaPagar ou manutencaoPatrimonio. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Dados de uma saída. */
export type SaidaInput = {
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro saiu; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de Saida. */
export type SaidaPage = {
  __typename?: 'SaidaPage';
  /** Os meses da página, quando a lista está em ordem de data. */
  meses: Array<MesDaLista>;
  /** Os itens da página. */
  nodes: Array<Saida>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma de todos os lançamentos da lista inteira. */
  soma: Scalars['Decimal']['output'];
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Um acesso aberto da própria pessoa. */
export type Sessao = {
  __typename?: 'Sessao';
  /** É o acesso que fez esta consulta. */
  atual: Scalars['Boolean']['output'];
  /** Quando entrou. */
  createdAt: Scalars['DateTime']['output'];
  /** Navegador e sistema. */
  dispositivo: Scalars['String']['output'];
  /** Endereço de rede de onde entrou. */
  endereco: Scalars['String']['output'];
  /** Quando termina de qualquer modo. */
  expiraEm: Scalars['DateTime']['output'];
  /** Último uso (com precisão de minutos). */
  usadaEm: Scalars['DateTime']['output'];
  /** Identificador da sessão. */
  uuid: Scalars['ID']['output'];
};

/** Resultado de entrar no sistema. */
export type SessaoAberta = {
  __typename?: 'SessaoAberta';
  /** Quem entrou. */
  eu: Eu;
  /** Token a enviar em Authorization: Bearer. Só é mostrado aqui. */
  token: Scalars['String']['output'];
};

/** Tipo de patrimônio, como "Instrumentos musicais". */
export type TipoPatrimonio = {
  __typename?: 'TipoPatrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do tipo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Quantos patrimônios são deste tipo. */
  quantidadePatrimonios: Scalars['Int']['output'];
  /** Nome do tipo. */
  tipoPatrimonio: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPatrimonio';

/** Filtro da lista de tipos de patrimônio. */
export type TipoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de patrimônio. */
export type TipoPatrimonioInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoPatrimonio: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoPatrimonio. */
export type TipoPatrimonioOrdem = {
  /** Campo. */
  campo: TipoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de TipoPatrimonio. */
export type TipoPatrimonioPage = {
  __typename?: 'TipoPatrimonioPage';
  /** Os itens da página. */
  nodes: Array<TipoPatrimonio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};

/** Um token de API para ferramentas de terceiros. */
export type TokenApi = {
  __typename?: 'TokenApi';
  /** Quando foi criado. */
  createdAt: Scalars['DateTime']['output'];
  /** Ações que ele pode fazer. */
  escopos: Array<Scalars['String']['output']>;
  /** Quando deixa de valer. */
  expiraEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do token. */
  id: Scalars['Int']['output'];
  /** Para que serve. */
  nome: Scalars['String']['output'];
  /** Quando foi revogado. */
  revogadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Último uso (com precisão de minutos). */
  usadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um token recém-criado. */
export type TokenApiCriado = {
  __typename?: 'TokenApiCriado';
  /** O token, a enviar em Authorization: Bearer. Só é mostrado aqui. */
  token: Scalars['String']['output'];
  /** O registro do token. */
  tokenApi: TokenApi;
};

/** Um link de senha que ainda vale. */
export type TokenSenha = {
  __typename?: 'TokenSenha';
  /** E-mail da conta cuja senha o link define. */
  email: Scalars['String']['output'];
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
};

/** O que entrou e saiu em um mês. */
export type TotaisDoMes = {
  __typename?: 'TotaisDoMes';
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O mês, AAAA-MM. */
  mes: Scalars['ID']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** Entradas menos saídas. */
  resultado: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo no fim. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no início. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** A soma de uma categoria no período. */
export type TotalDaCategoria = {
  __typename?: 'TotalDaCategoria';
  /** Número da categoria. */
  categoria: Scalars['Int']['output'];
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma. */
  total: Scalars['Decimal']['output'];
};

/** Uma pessoa da igreja. */
export type Usuario = {
  __typename?: 'Usuario';
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Bairro. Nulo para quem não pode ler dados pessoais de outros. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** CEP, 8 dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  cep?: Maybe<Scalars['String']['output']>;
  /** Cidade. Nulo para quem não pode ler dados pessoais de outros. */
  cidade?: Maybe<Scalars['String']['output']>;
  /** Complemento do endereço. Nulo para quem não pode ler dados pessoais de outros. */
  complemento?: Maybe<Scalars['String']['output']>;
  /** CPF, 11 dígitos; único na igreja. Nulo para quem não pode ler dados pessoais de outros. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data do batismo. Nulo para quem não pode ler dados pessoais de outros. */
  dataBatismo?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de conversão. Nulo para quem não pode ler dados pessoais de outros. */
  dataConversao?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de nascimento. Nulo para quem não pode ler dados pessoais de outros. */
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  /** E-mail, com que entra no sistema; único na igreja. */
  email?: Maybe<Scalars['String']['output']>;
  /** Rua ou avenida. Nulo para quem não pode ler dados pessoais de outros. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Estado civil. Nulo para quem não pode ler dados pessoais de outros. */
  estadoCivil?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros. */
  linhaDoTempo: Array<LinhaDoTempo>;
  /** Nome. */
  name: Scalars['String']['output'];
  /** Nome do perfil nesta igreja. */
  nomePerfil: Scalars['String']['output'];
  /** Número da casa. Nulo para quem não pode ler dados pessoais de outros. */
  numero?: Maybe<Scalars['String']['output']>;
  /** Observações. Nulo para quem não pode ler dados pessoais de outros. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** Perfil (ver nivelUsuarios). */
  perfil: Scalars['Int']['output'];
  /** 1: convertida há pouco; 0: não. */
  recemConvertido: Scalars['Int']['output'];
  /** Masculino ou Feminino. Nulo para quem não pode ler dados pessoais de outros. */
  sexo?: Maybe<Scalars['String']['output']>;
  /** Telefone, só dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Sigla do estado. Nulo para quem não pode ler dados pessoais de outros. */
  uf?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** 1: ativa; 0: inativa, não entra no sistema. */
  usuarioAtivo: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Perfil. */
  | 'perfil';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Mês do aniversário, de 1 a 12, para quem pode ler datas de nascimento. */
  mesAniversario?: InputMaybe<Scalars['Int']['input']>;
  /** Perfil. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só recém-convertidas; 0: só as outras. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** 1: só ativas; 0: só inativas. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma pessoa. Numa alteração, o que não é enviado fica como está. */
export type UsuarioInput = {
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** Complemento do endereço. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** CPF; único na igreja. */
  cpf?: InputMaybe<Scalars['String']['input']>;
  /** Data do batismo. */
  dataBatismo?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de conversão. */
  dataConversao?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Data de nascimento. */
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  /** E-mail; único na igreja. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Perfil; sem ele, Membro. Só quem pode alterar perfis dá outro. */
  perfil?: InputMaybe<Scalars['Int']['input']>;
  /** 1: convertida há pouco; 0: não. */
  recemConvertido?: InputMaybe<Scalars['Int']['input']>;
  /** Masculino ou Feminino. */
  sexo?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Sigla do estado. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** 1: ativa; 0: inativa. */
  usuarioAtivo?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Usuario. */
export type UsuarioOrdem = {
  /** Campo. */
  campo: UsuarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Usuario. */
export type UsuarioPage = {
  __typename?: 'UsuarioPage';
  /** Os itens da página. */
  nodes: Array<Usuario>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. */
  totalCount: Scalars['Int']['output'];
};
