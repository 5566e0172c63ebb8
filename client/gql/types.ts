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

/** Uma pergunta sobre o que foi gravado onde ninguém podia responder, como pela API REST. Corrigir ou excluir o registro a retira. */
export type AConferir = {
  __typename?: 'AConferir';
  /** Desde quando espera. */
  createdAt: Scalars['DateTime']['output'];
  /** O dia do registro. */
  data: Scalars['DateOnly']['output'];
  /** O que o registro é. */
  descricao: Scalars['String']['output'];
  /** Número da pergunta. */
  id: Scalars['Int']['output'];
  /** Número da campanha de uma doação; nulo para os outros registros. */
  idCampanha?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do registro. */
  idRegistro: Scalars['Int']['output'];
  /** O nome da pergunta, o mesmo de confirmacoes. */
  nome: Scalars['String']['output'];
  /** A pergunta. */
  pergunta: Scalars['String']['output'];
  /** A tabela do registro: entrada, saida, transferencia, dizimo, doacao ou conta_financeira. */
  tabela: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** O valor do registro. */
  valor: Scalars['Decimal']['output'];
};

/** O que uma pessoa faz em uma área. */
export type AcessoArea = {
  __typename?: 'AcessoArea';
  /** "tudo", ou "meus": só os grupos que a pessoa lidera. */
  alcance: Scalars['String']['output'];
  /** Nome da área. */
  area: Scalars['String']['output'];
  /** "resumo", "ler" ou "escrever". */
  nivel: Scalars['String']['output'];
};

/** Que o acesso da igreja mudou, e o que espera revisão. */
export type AcessoMudouHome = {
  __typename?: 'AcessoMudouHome';
  /** Funções por rever. */
  funcoes: Scalars['Int']['output'];
  /** Pessoas com um limite por rever. */
  limites: Scalars['Int']['output'];
};

/** O que ficou de quando o acesso da igreja mudou, e espera que um administrador veja se ainda serve. */
export type AcessosARevisar = {
  __typename?: 'AcessosARevisar';
  /** As funções "Como antes". */
  funcoes: Array<Funcao>;
  /** As pessoas com um limite, até cem. */
  limites: Array<LimiteARevisar>;
};

/** Um aluno ativo de uma classe, para a chamada de uma aula nova. */
export type AlunoEbd = {
  __typename?: 'AlunoEBD';
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
};

/** Um PDF ou uma imagem guardada com um registro; lê-o quem pode ler o registro e, se mostra quem deu, quem pode saber disso. */
export type Anexo = Registro & {
  __typename?: 'Anexo';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Tamanho em bytes. */
  bytes: Scalars['Int']['output'];
  /** Quando foi anexado. */
  createdAt: Scalars['DateTime']['output'];
  /** Espécie do registro a que pertence. */
  especie: EspecieComAnexos;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do anexo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do registro a que pertence, na sua espécie. */
  idRegistro: Scalars['Int']['output'];
  /** Nome do arquivo. */
  nome: Scalars['String']['output'];
  /** Foi acrescentado quando o registro já não mudava: depois do fechamento do mês, da decisão do orçamento ou da aprovação da ata. */
  posterior: Scalars['Boolean']['output'];
  /** O registro a que pertence; nulo se não se pode ver. */
  registro?: Maybe<Registro>;
  /** application/pdf ou image/webp. */
  tipo: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Endereço do arquivo; cada pedido a ele é autorizado de novo. */
  url: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Filtro da lista de anexos. */
export type AnexoFiltro = {
  /** Espécie do registro. */
  especie?: InputMaybe<EspecieComAnexos>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** O registro, por número ou uuid; sem a espécie, de qualquer uma. */
  idRegistro?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma página de Anexo. */
export type AnexoPage = {
  __typename?: 'AnexoPage';
  /** Os itens da página. */
  nodes: Array<Anexo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Alguém que faz aniversário no mês. */
export type Aniversariante = {
  __typename?: 'Aniversariante';
  /** Dia do mês. */
  dia: Scalars['Int']['output'];
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Os aniversários do mês, de pessoas ativas. */
export type AniversariantesHome = {
  __typename?: 'AniversariantesHome';
  /** Os próximos primeiro, depois os que já foram. */
  pessoas: Array<Aniversariante>;
  /** Só os das pessoas dos grupos que quem pergunta lidera. */
  soDosMeusGrupos: Scalars['Boolean']['output'];
  /** Quantos são. */
  total: Scalars['Int']['output'];
};

/** Um aparelho em que a própria pessoa recebe avisos. */
export type Aparelho = {
  __typename?: 'Aparelho';
  /** É o aparelho que fez esta consulta. */
  atual: Scalars['Boolean']['output'];
  /** Quando foi ligado. */
  createdAt: Scalars['DateTime']['output'];
  /** Navegador e sistema. */
  dispositivo: Scalars['String']['output'];
  /** Quando o último aviso lhe foi entregue. */
  recebidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** A inscrição de um navegador no serviço de avisos dele. */
export type AparelhoInput = {
  /** Segredo do navegador, base64url. */
  auth: Scalars['String']['input'];
  /** Endereço da inscrição (endpoint). */
  endereco: Scalars['String']['input'];
  /** Chave pública do navegador, base64url. */
  p256dh: Scalars['String']['input'];
};

/** Quem aprovou uma previsão, e quando. */
export type AprovacaoPrevisaoInput = {
  /** Dia da aprovação. */
  aprovadaEm: Scalars['DateOnly']['input'];
  /** A ata, até 120 caracteres. */
  ata?: InputMaybe<Scalars['String']['input']>;
  /** assembleia, conselho ou diretoria. */
  orgao: Scalars['String']['input'];
  /** Versão que estava na tela. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O que a aprovação dá de outro modo que o pedido. O que não é enviado fica como se pediu. */
export type AprovarPedidoInput = {
  /** Outro fim. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  /** Outro início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio?: InputMaybe<Scalars['DateTime']['input']>;
  /** Outra sala ou outro recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** Versão do pedido que foi lida. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma área do sistema, como "Tesouraria", em que a igreja decide quem faz o quê. */
export type AreaAcesso = {
  __typename?: 'AreaAcesso';
  /** O que a área contém. */
  descricao: Scalars['String']['output'];
  /** Nome da área na API. */
  nome: Scalars['String']['output'];
  /** Verdadeiro: a área pode limitar-se aos grupos que a pessoa lidera. */
  temGrupos?: Maybe<Scalars['Boolean']['output']>;
  /** Nome na tela. */
  titulo: Scalars['String']['output'];
};

/** Um arquivo que alguém levou. */
export type ArquivoLevado = {
  __typename?: 'ArquivoLevado';
  /** A ação, como na auditoria. */
  acao: Scalars['String']['output'];
  /** Número da linha da auditoria. */
  id: Scalars['Int']['output'];
  /** Quem; nulo se foi o sistema ou alguém da plataforma. */
  nomeUsuario?: Maybe<Scalars['String']['output']>;
  /** Quando. */
  quando: Scalars['DateTime']['output'];
};

/** A assinatura da igreja. */
export type Assinatura = {
  __typename?: 'Assinatura';
  /** Termina no fim do período pago. */
  cancelaNoFim: Scalars['Boolean']['output'];
  /** Até quando, em atraso, tudo segue funcionando. */
  gracaAte?: Maybe<Scalars['DateTime']['output']>;
  /** Nome do plano. */
  nomePlano: Scalars['String']['output'];
  /** Fim do período pago. */
  periodoAte?: Maybe<Scalars['DateTime']['output']>;
  /** Código do plano. */
  plano: Scalars['String']['output'];
  /** Situação: ativa, atrasada (nos dias de tolerância), suspensa (só leitura) ou cancelada (só leitura). */
  situacao: Scalars['String']['output'];
};

/** A ata de uma reunião: um rascunho até ser aprovada; depois, imutável. */
export type Ata = {
  __typename?: 'Ata';
  /** Quando foi aprovada. */
  aprovadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando foi começada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do registro (o da ata é numeroAta). */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da reunião. */
  idReuniao: Scalars['Int']['output'];
  /** Nome de quem aprovou. */
  nomeAprovador?: Maybe<Scalars['String']['output']>;
  /** Número da ata na igreja, sem lacunas; nulo num rascunho. */
  numeroAta?: Maybe<Scalars['Int']['output']>;
  /** A reunião. */
  reuniao?: Maybe<ReuniaoLideranca>;
  /** O texto, em HTML de poucas marcas. */
  textoAta?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** O texto de uma ata. */
export type AtaInput = {
  /** HTML com p, br, strong, em, u, s, h2, h3, ul, ol, li e blockquote, sem atributos; o resto é retirado. Até 60.000 bytes em UTF-8. */
  textoAta: Scalars['String']['input'];
  /** Versão que estava sendo editada; nula se ainda não havia ata. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** O que a auditoria guarda de uns dias. */
export type Atingidas = {
  __typename?: 'Atingidas';
  /** Exportações e downloads, do mais novo ao mais antigo; no máximo 100. */
  arquivos: Array<ArquivoLevado>;
  /** Pessoas, em ordem alfabética; no máximo 500. */
  pessoas: Array<PessoaAtingida>;
};

/** De que dia, e em que grupos. */
export type AtrasoFiltro = {
  /** descricao, responsavel, fornecedor ou centroCusto; ausente: descricao. */
  agrupar?: InputMaybe<Scalars['String']['input']>;
  /** O dia; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
};

/** Uma função que uma pessoa passa a ter. */
export type AtribuirFuncaoInput = {
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Último dia; ausente: sem fim marcado. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A função, por número ou uuid. */
  idFuncao: Scalars['ID']['input'];
  /** A pessoa, por número ou uuid. */
  idUsuario: Scalars['ID']['input'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['input'];
  /** A senha atual de quem atribui. */
  minhaSenha: Scalars['String']['input'];
};

/** Uma linha da auditoria: quem fez o quê, e quando. */
export type Auditoria = {
  __typename?: 'Auditoria';
  /** A ação, como em `eu.acoes`, ou o nome do evento. */
  acao: Scalars['String']['output'];
  /** Número da linha. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do registro. */
  idRegistro?: Maybe<Scalars['Int']['output']>;
  /** Número de quem fez; nulo se foi o próprio sistema. */
  idUsuario?: Maybe<Scalars['Int']['output']>;
  /** Os campos que mudaram. */
  mudancas: Array<MudancaAuditoria>;
  /** Como se chama o registro; nulo quando não há mais registro. */
  nomeRegistro?: Maybe<Scalars['String']['output']>;
  /** Nome de quem fez; nulo se foi o sistema ou alguém da plataforma. */
  nomeUsuario?: Maybe<Scalars['String']['output']>;
  /** criar, alterar, excluir, restaurar, apagar ou evento. */
  operacao: Scalars['String']['output'];
  /** Quando. */
  quando: Scalars['DateTime']['output'];
  /** O próprio registro; nulo quando não há mais, ou não se pode ver. */
  registro?: Maybe<Registro>;
  /** Número da requisição. */
  requisicao?: Maybe<Scalars['String']['output']>;
  /** Tabela do registro; nula em eventos. */
  tabela?: Maybe<Scalars['String']['output']>;
};

/** Filtro da auditoria. */
export type AuditoriaFiltro = {
  /** Até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Número do registro. */
  idRegistro?: InputMaybe<Scalars['Int']['input']>;
  /** Quem fez, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** criar, alterar, excluir, restaurar, apagar ou evento. */
  operacao?: InputMaybe<Scalars['String']['input']>;
  /** Tabela. */
  tabela?: InputMaybe<Scalars['String']['input']>;
};

/** Uma página de Auditoria. */
export type AuditoriaPage = {
  __typename?: 'AuditoriaPage';
  /** Os itens da página. */
  nodes: Array<Auditoria>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um domingo de uma classe da EBD. */
export type AulaEbd = Registro & {
  __typename?: 'AulaEBD';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quantas bíblias trouxeram. */
  biblias: Scalars['Int']['output'];
  /** Os alunos da classe e quem mais esteve presente, por nome. */
  chamada: Array<ChamadaEbd>;
  /** A classe. */
  classe?: Maybe<ClasseEbd>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data. */
  dataAula: Scalars['DateOnly']['output'];
  /** A entrada da oferta foi estornada em um mês seguinte: o dinheiro não conta mais. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da aula. */
  id: Scalars['Int']['output'];
  /** Número da classe. */
  idClasse: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira em que a oferta está; nulo sem oferta e na lixeira. */
  idContaFinanceira?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa que ensinou. */
  idProfessor?: Maybe<Scalars['Int']['output']>;
  /** A entrada da oferta da aula. */
  lancamento?: Maybe<Entrada>;
  /** Se quem está à frente foi indicado por um líder ou por um token de API e ainda não lidera, até que alguém que cuida de todos os grupos salve este registro no sistema. Nulo para quem não o altera. */
  liderAConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** Oferta, que está também nas entradas; nula: nenhuma. */
  oferta?: Maybe<Scalars['Decimal']['output']>;
  /** Quem ensinou. */
  professor?: Maybe<Usuario>;
  /** Quantas pessoas da igreja estiveram presentes; visitantes à parte. */
  qtdePresentes: Scalars['Int']['output'];
  /** Quantas revistas trouxeram. */
  revistas: Scalars['Int']['output'];
  /** Tema. */
  temaAula?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro e da sua chamada, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Quantos visitantes, que não são pessoas cadastradas, vieram. */
  visitantes: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type AulaEbdCampo =
  /** Nome da classe. */
  | 'classe'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataAula'
  /** Oferta. */
  | 'oferta'
  /** Quantidade de visitantes. */
  | 'visitantes';

/** Filtro da lista de aulas da EBD. */
export type AulaEbdFiltro = {
  /** Até esta data. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir desta data. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Classe, por número ou uuid. */
  idClasse?: InputMaybe<Scalars['ID']['input']>;
  /** true: só onde espera confirmação quem ensina só esta aula, de uma semana antes dela a uma semana depois; false: só as outras. Só para quem altera as aulas. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todas. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma aula, com a sua chamada. Numa alteração, o que não é enviado fica como está. */
export type AulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: InputMaybe<Scalars['Int']['input']>;
  /** Data; uma aula por dia em cada classe. */
  dataAula: Scalars['DateOnly']['input'];
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Oferta; cria a sua entrada. */
  oferta?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantas revistas trouxeram. */
  revistas?: InputMaybe<Scalars['Int']['input']>;
  /** Tema, até 200 caracteres. */
  temaAula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de AulaEBD. */
export type AulaEbdOrdem = {
  /** Campo. */
  campo: AulaEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de AulaEBD. */
export type AulaEbdPage = {
  __typename?: 'AulaEBDPage';
  /** Os itens da página. */
  nodes: Array<AulaEbd>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Os dias bloqueados que contêm o do culto. */
export type AusenciaCandidato = {
  __typename?: 'AusenciaCandidato';
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['output'];
  /** Se a pessoa escreveu uma observação. */
  temObservacao: Scalars['Boolean']['output'];
};

/** Dias em que uma pessoa não pode servir, vistos da escala. */
export type AusenteDaMatriz = {
  __typename?: 'AusenteDaMatriz';
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
};

/** Alguém que vinha aos cultos e não veio nas últimas três semanas. */
export type AusenteDosCultos = {
  __typename?: 'AusenteDosCultos';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Telefone. Nulo para quem não pode ler dados pessoais dessa pessoa. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Dia do último culto a que veio. */
  ultimaPresenca: Scalars['DateOnly']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O que todos da igreja precisam saber da assinatura. */
export type AvisoAssinatura = {
  __typename?: 'AvisoAssinatura';
  /** Até quando, em atraso, tudo segue funcionando. */
  gracaAte?: Maybe<Scalars['DateTime']['output']>;
  /** Situação: ativa, atrasada (nos dias de tolerância), suspensa (só leitura) ou cancelada (só leitura). */
  situacao: Scalars['String']['output'];
};

/** Quem foi avisado das escalas. */
export type AvisoEscalas = {
  __typename?: 'AvisoEscalas';
  /** Quantas pessoas recebem um aviso ou um e-mail. */
  avisadas: Scalars['Int']['output'];
  /** Nomes de quem ainda não foi avisado, porque a igreja ou o e-mail chegou ao limite de e-mails. */
  depois: Array<Scalars['String']['output']>;
  /** Nomes de quem não tem e-mail cadastrado, ou não quer avisos por e-mail. */
  semEmail: Array<Scalars['String']['output']>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type BaixaCampo =
  /** Data do registro. */
  | 'createdAt'
  /** O dia do dinheiro. */
  | 'data'
  /** Valor. */
  | 'valor';

/** O pagamento ou recebimento de uma conta com o dinheiro de um movimento: da data, do valor e da conta dele. */
export type BaixaDoMovimentoInput = {
  /** A conta a pagar, por número ou uuid, se o dinheiro saiu. */
  contaPagar?: InputMaybe<Scalars['ID']['input']>;
  /** A conta a receber, por número ou uuid, se o dinheiro entrou. */
  contaReceber?: InputMaybe<Scalars['ID']['input']>;
  /** Desconto que completa o que o movimento quita; sem ele, um valor menor quita uma parte. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quanto do movimento é juros; ausente: nada. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; ausente: o que o texto do banco diz. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Quanto do movimento é multa; ausente: nada. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
};

/** Filtro de uma lista de pagamentos ou recebimentos. */
export type BaixaFiltro = {
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A conta, por número ou uuid. */
  idConta?: InputMaybe<Scalars['ID']['input']>;
  /** A partir deste dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Baixa. */
export type BaixaOrdem = {
  /** Campo. */
  campo: BaixaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Um pagamento de uma conta a pagar, inteiro ou em parte. */
export type BaixaPagar = {
  __typename?: 'BaixaPagar';
  /** O que a pessoa pode fazer agora: desfazer; em um mês fechado, estornar o lançamento. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A conta a pagar. */
  conta?: Maybe<ContaPagar>;
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O dia do dinheiro, que é o do lançamento. */
  data: Scalars['DateOnly']['output'];
  /** Desconto. */
  desconto: Scalars['Decimal']['output'];
  /** O lançamento foi estornado: já não conta. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi desfeita. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do pagamento ou recebimento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta. */
  idConta: Scalars['Int']['output'];
  /** Juros. */
  juros: Scalars['Decimal']['output'];
  /** A saída do pagamento. */
  lancamento?: Maybe<Saida>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; nulo: não foi dito. */
  meio?: Maybe<Scalars['String']['output']>;
  /** Multa. */
  multa: Scalars['Decimal']['output'];
  /** Observação. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** O dinheiro, que é o valor do lançamento: o valor com juros e multa, menos o desconto. */
  total: Scalars['Decimal']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quanto quita do valor da conta. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Qual dos pagamentos ou recebimentos da conta é, na ordem em que foram feitos. */
  vez: Scalars['Int']['output'];
};

/** Um pagamento de uma conta a pagar, inteiro ou em parte. */
export type BaixaPagarInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Desconto; ausente: nenhum. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** A conta em aberto, por número ou uuid. */
  idConta: Scalars['ID']['input'];
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Juros; ausente: nenhum. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Multa; ausente: nenhuma. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quanto quita do valor da conta, no máximo o que falta; ausente: tudo o que falta. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Uma página de BaixaPagar. */
export type BaixaPagarPage = {
  __typename?: 'BaixaPagarPage';
  /** Os itens da página. */
  nodes: Array<BaixaPagar>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um recebimento de uma conta a receber, inteiro ou em parte. */
export type BaixaReceber = {
  __typename?: 'BaixaReceber';
  /** O que a pessoa pode fazer agora: desfazer; em um mês fechado, estornar o lançamento. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A conta a receber. */
  conta?: Maybe<ContaReceber>;
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O dia do dinheiro, que é o do lançamento. */
  data: Scalars['DateOnly']['output'];
  /** Desconto. */
  desconto: Scalars['Decimal']['output'];
  /** O lançamento foi estornado: já não conta. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi desfeita. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do pagamento ou recebimento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta. */
  idConta: Scalars['Int']['output'];
  /** Juros. */
  juros: Scalars['Decimal']['output'];
  /** A entrada do recebimento. */
  lancamento?: Maybe<Entrada>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque; nulo: não foi dito. */
  meio?: Maybe<Scalars['String']['output']>;
  /** Multa. */
  multa: Scalars['Decimal']['output'];
  /** Observação. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** O Pix que registrou o recebimento. */
  pixRecebido?: Maybe<PixRecebido>;
  /** O dinheiro, que é o valor do lançamento: o valor com juros e multa, menos o desconto. */
  total: Scalars['Decimal']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quanto quita do valor da conta. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Qual dos pagamentos ou recebimentos da conta é, na ordem em que foram feitos. */
  vez: Scalars['Int']['output'];
};

/** Um recebimento de uma conta a receber, inteiro ou em parte. */
export type BaixaReceberInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Desconto; ausente: nenhum. */
  desconto?: InputMaybe<Scalars['Decimal']['input']>;
  /** A conta em aberto, por número ou uuid. */
  idConta: Scalars['ID']['input'];
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Juros; ausente: nenhum. */
  juros?: InputMaybe<Scalars['Decimal']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Multa; ausente: nenhuma. */
  multa?: InputMaybe<Scalars['Decimal']['input']>;
  /** Observação, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quanto quita do valor da conta, no máximo o que falta; ausente: tudo o que falta. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Uma página de BaixaReceber. */
export type BaixaReceberPage = {
  __typename?: 'BaixaReceberPage';
  /** Os itens da página. */
  nodes: Array<BaixaReceber>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O balancete de um período, pelas contas financeiras e categorias da igreja. Gerencial, sem valor de demonstração contábil. */
export type Balancete = {
  __typename?: 'Balancete';
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** As contas, o saldo acumulado, as receitas e as despesas; de uma conta, também as transferências. */
  linhas: Array<LinhaBalancete>;
  /** As somas das contas e das categorias fixas. */
  totais: TotaisBalancete;
};

/** O batismo de uma pessoa. */
export type Batismo = Registro & {
  __typename?: 'Batismo';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quem foi batizado. */
  batizando?: Maybe<Usuario>;
  /** Quando foi registrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data do batismo. */
  dataBatismo: Scalars['DateOnly']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do batismo. */
  id: Scalars['Int']['output'];
  /** Número de quem foi batizado. */
  idBatizando: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem batizou. */
  idPastor: Scalars['Int']['output'];
  /** Quem batizou. */
  pastor?: Maybe<Usuario>;
  /** Ainda por acontecer: passa a valer no seu dia, quando muda o cadastro da pessoa. */
  planejado: Scalars['Boolean']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type BatismoCampo =
  /** Nome de quem foi batizado. */
  | 'batizando'
  /** Data do registro. */
  | 'createdAt'
  /** Data do batismo. */
  | 'dataBatismo'
  /** Nome de quem batizou. */
  | 'pastor';

/** Uma data de que a página mostra batismos. */
export type BatismoData = {
  __typename?: 'BatismoData';
  /** A data. */
  dataBatismo: Scalars['DateOnly']['output'];
  /** O lugar, entre os desta data, do primeiro que está na página; a partir de 1. */
  primeiro: Scalars['Int']['output'];
  /** Quantos batismos desta data a lista inteira tem. */
  quantidade: Scalars['Int']['output'];
};

/** Filtro da lista de batismos. */
export type BatismoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todos. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um batismo. */
export type BatismoInput = {
  /** Data do batismo; no futuro fica planejado. */
  dataBatismo: Scalars['DateOnly']['input'];
  /** Quem foi batizado, por número ou uuid. */
  idBatizando: Scalars['ID']['input'];
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: Scalars['ID']['input'];
};

/** Ordem de uma lista de Batismo. */
export type BatismoOrdem = {
  /** Campo. */
  campo: BatismoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Batismo. */
export type BatismoPage = {
  __typename?: 'BatismoPage';
  /** As datas da página, quando a lista está em ordem de data, e quanto de cada uma ela mostra: a primeira pode ter começado na página anterior, e a última continuar na próxima. */
  datas: Array<BatismoData>;
  /** Os itens da página. */
  nodes: Array<Batismo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Batismos de várias pessoas no mesmo dia, pelo mesmo pastor. */
export type BatismosInput = {
  /** Quem foi batizado, por número ou uuid; no máximo 200 pessoas. */
  batizandos: Array<Scalars['ID']['input']>;
  /** Data dos batismos; no futuro ficam planejados. */
  dataBatismo: Scalars['DateOnly']['input'];
  /** Quem batizou, por número ou uuid; não um recém-convertido. */
  idPastor: Scalars['ID']['input'];
};

/** Dados para cadastrar uma igreja. */
export type CadastroInput = {
  /** E-mail de quem cadastra; recebe o link para criar a senha. */
  email: Scalars['String']['input'];
  /** Nome de quem cadastra, que será o administrador. */
  name: Scalars['String']['input'];
  /** Nome da igreja, até 120 caracteres. */
  nomeIgreja: Scalars['String']['input'];
  /** Código do plano, onde a instalação cobra assinaturas (ver GET /api/oferta). */
  plano?: InputMaybe<Scalars['String']['input']>;
};

/** Resposta a um cadastro. */
export type CadastroRecebido = {
  __typename?: 'CadastroRecebido';
  /** Página do provedor onde o plano é pago; a igreja existe a partir do pagamento. Nula onde nada é cobrado. */
  checkoutUrl?: Maybe<Scalars['String']['output']>;
  /** O que dizer à pessoa. */
  message: Scalars['String']['output'];
};

/** Uma campanha em andamento. */
export type CampanhaHome = {
  __typename?: 'CampanhaHome';
  /** O alvo em reais. */
  alvoCampanha: Scalars['Decimal']['output'];
  /** Quanto já entrou. */
  atingidoCampanha: Scalars['Decimal']['output'];
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Número da campanha. */
  id: Scalars['Int']['output'];
  /** Nome. */
  nomeCampanha: Scalars['String']['output'];
  /** Quanto já entrou, em por cento do alvo. */
  progresso: Scalars['Decimal']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um alvo em dinheiro para missões, e o que já chegou. */
export type CampanhaMissoes = Registro & {
  __typename?: 'CampanhaMissoes';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** O que chegou e não vem de doação registrada nem de Pix. */
  ajuste: Scalars['Decimal']['output'];
  /** Quanto se quer alcançar. */
  alvoCampanha: Scalars['Decimal']['output'];
  /** Quanto já chegou: as doações, os Pix sem nome e o ajuste. */
  atingidoCampanha: Scalars['Decimal']['output'];
  /** Os códigos Pix da campanha. */
  codigosPix: CodigoPixPage;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['output'];
  /** As doações à campanha. */
  doacoes: DoacaoPage;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da campanha. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome. */
  nomeCampanha: Scalars['String']['output'];
  /** Quanto do alvo já chegou, em por cento. */
  progresso: Scalars['Decimal']['output'];
  /** Quantas doações, sem as estornadas. */
  quantidadeDoacoes: Scalars['Int']['output'];
  /** Status: ativa, concluida ou cancelada. */
  statusCampanha: Scalars['String']['output'];
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha: Scalars['String']['output'];
  /** Soma das doações. */
  totalDoacoes: Scalars['Decimal']['output'];
  /** O que chegou por Pix sem nome, sem o que voltou: conta para a campanha, e não é doação de ninguém. */
  totalSemNome: Scalars['Decimal']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro e das suas doações, para evitar sobrescrever o que outra pessoa fez. */
  versao: Scalars['Int']['output'];
};


/** Um alvo em dinheiro para missões, e o que já chegou. */
export type CampanhaMissoesCodigosPixArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CodigoPixFiltro>;
  first?: Scalars['Int']['input'];
};


/** Um alvo em dinheiro para missões, e o que já chegou. */
export type CampanhaMissoesDoacoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DoacaoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<DoacaoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CampanhaMissoesCampo =
  /** Alvo. */
  | 'alvoCampanha'
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome. */
  | 'nomeCampanha'
  /** Status. */
  | 'statusCampanha';

/** Filtro da lista de campanhas de missões. */
export type CampanhaMissoesFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Status: ativa, concluida ou cancelada. */
  statusCampanha?: InputMaybe<Scalars['String']['input']>;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma campanha de missões. */
export type CampanhaMissoesInput = {
  /** Alvo, maior que zero. */
  alvoCampanha: Scalars['Decimal']['input'];
  /** O total que já chegou, com as doações; o que elas não explicam fica como ajuste. Sem ele, não muda. */
  atingidoCampanha?: InputMaybe<Scalars['Decimal']['input']>;
  /** Último dia; não antes do primeiro. */
  dataFim: Scalars['DateOnly']['input'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Nome, até 100 caracteres. */
  nomeCampanha: Scalars['String']['input'];
  /** Status: ativa, concluida ou cancelada. Sem ele, ativa. */
  statusCampanha?: InputMaybe<Scalars['String']['input']>;
  /** Tipo: estadual, nacional ou mundial. */
  tipoCampanha: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de CampanhaMissoes. */
export type CampanhaMissoesOrdem = {
  /** Campo. */
  campo: CampanhaMissoesCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de CampanhaMissoes. */
export type CampanhaMissoesPage = {
  __typename?: 'CampanhaMissoesPage';
  /** Os itens da página. */
  nodes: Array<CampanhaMissoes>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** As campanhas em andamento. */
export type CampanhasHome = {
  __typename?: 'CampanhasHome';
  /** As que terminam antes primeiro. */
  campanhas: Array<CampanhaHome>;
  /** Quantas são. */
  total: Scalars['Int']['output'];
};

/** Várias contas que se cancelam juntas, todas ou nenhuma. */
export type CancelarContasInput = {
  /** As contas em aberto, por número ou uuid; no máximo 200. */
  ids: Array<Scalars['ID']['input']>;
  /** As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE. */
  versoes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Quem pode ser escalado para uma função de um culto. */
export type CandidatoEscala = {
  __typename?: 'CandidatoEscala';
  /** Dias que a pessoa bloqueou; nulo: pode servir. */
  ausencia?: Maybe<AusenciaCandidato>;
  /** Bairro. Nulo para quem não pode ler dados pessoais de outros. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** Data de nascimento. Nula para quem não pode ler dados pessoais de outros. */
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  /** E-mail. Nulo para quem não pode ler e-mails. */
  email?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Outra escala da pessoa na hora do culto; nulo: está livre. */
  servico?: Maybe<ServicoCandidato>;
  /** Dia do último culto em que está nesta função, também um que ainda vem; nulo: nunca serviu nela. */
  ultimaVez?: Maybe<Scalars['DateOnly']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas. */
export type Categoria = Registro & {
  __typename?: 'Categoria';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A categoria é oferecida a lançamentos novos. */
  ativa: Scalars['Boolean']['output'];
  /** O código desta categoria no plano do contador. */
  codigoContador?: Maybe<Scalars['String']['output']>;
  /** As contas a pagar da categoria. */
  contasPagar: ContaPagarPage;
  /** As contas a receber da categoria. */
  contasReceber: ContaReceberPage;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** A categoria a que esta se juntou, e que conta por ela no previsto e realizado. */
  destino?: Maybe<Categoria>;
  /** As entradas da categoria própria; as de uma fixa, o filtro idCategoria acha. */
  entradas: EntradaPage;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** É uma das cinco fixas: não se renomeia, desativa nem exclui. */
  fixa: Scalars['Boolean']['output'];
  /** Número do registro da categoria. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** receita ou despesa. */
  natureza: Scalars['String']['output'];
  /** Nome. */
  nome: Scalars['String']['output'];
  /** O lugar entre as da mesma categoria fixa; de lugar igual, por nome. */
  ordem: Scalars['Int']['output'];
  /** Número da categoria fixa a que pertence, de 1 a 5: o campo categoria dos lançamentos. */
  raiz: Scalars['Int']['output'];
  /** Com restrição: fundo com finalidade. */
  restrita: Scalars['Boolean']['output'];
  /** As saídas da categoria própria; as de uma fixa, o filtro idCategoria acha. */
  saidas: SaidaPage;
  /** De uma despesa, o tipo de pagamento de que o contador pergunta: prebenda, salario, servico, aluguel, reembolso ou outro. Nulo: o da categoria fixa. */
  tipoPagamento?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas. */
export type CategoriaContasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas. */
export type CategoriaContasReceberArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas. */
export type CategoriaEntradasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};


/** Uma categoria do plano de contas da igreja: uma das cinco fixas de cada natureza, ou uma abaixo delas. */
export type CategoriaSaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CategoriaCampo =
  /** Código do contador. */
  | 'codigoContador'
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome'
  /** As receitas antes das despesas, cada categoria fixa antes das que estão abaixo dela. */
  | 'plano';

/** Filtro da lista de categorias. */
export type CategoriaFiltro = {
  /** Verdadeiro: só as ativas; falso: só as desativadas. */
  ativa?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** receita ou despesa. */
  natureza?: InputMaybe<Scalars['String']['input']>;
  /** Número da categoria fixa a que pertencem, de 1 a 5. */
  raiz?: InputMaybe<Scalars['Int']['input']>;
  /** Verdadeiro: só as com restrição; falso: só as sem. */
  restrita?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de uma categoria. */
export type CategoriaInput = {
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: InputMaybe<Scalars['String']['input']>;
  /** receita ou despesa; não muda depois. */
  natureza: Scalars['String']['input'];
  /** Nome, até 60 caracteres; único entre as receitas ou as despesas da igreja. */
  nome: Scalars['String']['input'];
  /** O lugar entre as da mesma categoria fixa, de 0 a 999. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
  /** Número da categoria fixa a que pertence, de 1 a 5; não muda depois. */
  raiz: Scalars['Int']['input'];
  /** Com restrição: fundo com finalidade; ausente, sem. */
  restrita?: InputMaybe<Scalars['Boolean']['input']>;
  /** Só de uma despesa: prebenda, salario, servico, aluguel, reembolso ou outro. */
  tipoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Categoria. */
export type CategoriaOrdem = {
  /** Campo. */
  campo: CategoriaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Categoria. */
export type CategoriaPage = {
  __typename?: 'CategoriaPage';
  /** Os itens da página. */
  nodes: Array<Categoria>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que se separou de uma categoria. */
export type CategoriaSeparada = {
  __typename?: 'CategoriaSeparada';
  /** Os números dos lançamentos que passaram. Separá-los da outra categoria desfaz tudo. */
  lancamentos: Array<Scalars['ID']['output']>;
  /** O que foi feito, para mostrar. */
  message: Scalars['String']['output'];
};

/** Quantas cédulas ou moedas de um valor. */
export type CedulaContada = {
  __typename?: 'CedulaContada';
  /** Quantas. */
  quantidade: Scalars['Int']['output'];
  /** Valor da cédula ou moeda, em reais. */
  valor: Scalars['Decimal']['output'];
};

/** Quantas cédulas ou moedas de um valor. */
export type CedulaContadaInput = {
  /** Quantas, de 0 a 100.000. */
  quantidade: Scalars['Int']['input'];
  /** Valor da cédula ou moeda, em reais: 100.00, 0.25. */
  valor: Scalars['Decimal']['input'];
};

/** Um grupo pequeno que se reúne nas casas, com um só responsável. */
export type Celula = Registro & {
  __typename?: 'Celula';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Campos desta célula que não se pode ler: vêm nulos, e uma alteração não os muda. */
  camposOcultos: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: Maybe<Scalars['Int']['output']>;
  /** Os encontros da célula. */
  encontros: EncontroPage;
  /** Endereço em que se reúne. Nulo para quem não pode ler endereços. */
  enderecoCelula?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: Maybe<Scalars['String']['output']>;
  /** Número da célula. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local em que se reúne. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa que lidera a célula. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** O local em que se reúne. */
  local?: Maybe<Local>;
  /** Os membros da célula; sem ordem, quem lidera e depois por nome. */
  membros: MembroCelulaPage;
  /** Nome da célula. */
  nomeCelula: Scalars['String']['output'];
  /** Quantas pessoas são membros, com quem lidera. */
  quantidadeMembros: Scalars['Int']['output'];
  /** O relatório da célula; sem datas, o do mês atual. Custa 50. */
  relatorio: RelatorioCelula;
  /** Quem lidera a célula. */
  responsavel?: Maybe<Usuario>;
  /** Status: ativa ou inativa. */
  statusCelula: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um grupo pequeno que se reúne nas casas, com um só responsável. */
export type CelulaEncontrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EncontroFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EncontroOrdem>;
};


/** Um grupo pequeno que se reúne nas casas, com um só responsável. */
export type CelulaMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroCelulaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroCelulaOrdem>;
};


/** Um grupo pequeno que se reúne nas casas, com um só responsável. */
export type CelulaRelatorioArgs = {
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  de?: InputMaybe<Scalars['DateOnly']['input']>;
};

/** O que um perfil faz em uma área. */
export type CelulaAcesso = {
  __typename?: 'CelulaAcesso';
  /** "tudo", ou "meus": só os grupos que a pessoa lidera. */
  alcance: Scalars['String']['output'];
  /** Nome da área. */
  area: Scalars['String']['output'];
  /** Os níveis que se podem escolher; o último é o teto do perfil. */
  niveis: Array<Scalars['String']['output']>;
  /** "nada", "resumo", "ler" ou "escrever". */
  nivel: Scalars['String']['output'];
  /** Número do perfil. */
  perfil: Scalars['Int']['output'];
};

/** O que um perfil passa a fazer em uma área. */
export type CelulaAcessoInput = {
  /** "tudo" ou "meus". */
  alcance: Scalars['String']['input'];
  /** Nome da área. */
  area: Scalars['String']['input'];
  /** "nada", "resumo", "ler" ou "escrever". */
  nivel: Scalars['String']['input'];
  /** Número do perfil: 2, 3, 4 ou 5. */
  perfil: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CelulaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia da semana e hora. */
  | 'diaCelula'
  /** Nome. */
  | 'nomeCelula'
  /** Nome do responsável. */
  | 'responsavel';

/** Filtro da lista de células. */
export type CelulaFiltro = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera, por número ou uuid da pessoa. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Status: ativa ou inativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma célula. */
export type CelulaInput = {
  /** Dia da semana: de 0 (domingo) a 6 (sábado). */
  diaCelula?: InputMaybe<Scalars['Int']['input']>;
  /** Endereço em que se reúne, até 200 caracteres. */
  enderecoCelula?: InputMaybe<Scalars['String']['input']>;
  /** Hora em que se reúne, HH:mm. */
  horaCelula?: InputMaybe<Scalars['String']['input']>;
  /** Local em que se reúne, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem lidera a célula, por número ou uuid. A pessoa passa a ser membro, e o responsável anterior, um membro comum. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Nome da célula, até 100 caracteres. */
  nomeCelula: Scalars['String']['input'];
  /** Status: ativa ou inativa. Sem ele, ativa. */
  statusCelula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Celula. */
export type CelulaOrdem = {
  /** Campo. */
  campo: CelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Celula. */
export type CelulaPage = {
  __typename?: 'CelulaPage';
  /** Os itens da página. */
  nodes: Array<Celula>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma célula que quem pergunta lidera. */
export type CelulaQueLidero = {
  __typename?: 'CelulaQueLidero';
  /** A chamada que é a vez de fazer. */
  chamada: ChamadaDaVez;
  /** Dia da semana, 0 é domingo. */
  diaCelula?: Maybe<Scalars['Int']['output']>;
  /** Quem faltou aos dois últimos encontros com chamada, por nome. */
  faltaram: Array<FaltouNaCelula>;
  /** Hora, HH:mm. */
  horaCelula?: Maybe<Scalars['String']['output']>;
  /** Número da célula. */
  id: Scalars['Int']['output'];
  /** Número do local em que se reúne. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** Nome. */
  nomeCelula: Scalars['String']['output'];
  /** Dia do próximo encontro; nulo sem dia da semana. */
  proximoEncontro?: Maybe<Scalars['DateOnly']['output']>;
  /** O último encontro com chamada. */
  ultimo?: Maybe<UltimoEncontro>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCusto = Registro & {
  __typename?: 'CentroCusto';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** As contas a pagar do centro de custo. */
  contasPagar: ContaPagarPage;
  /** As contas a receber do centro de custo. */
  contasReceber: ContaReceberPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** O departamento. */
  departamento?: Maybe<Departamento>;
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** As entradas do centro de custo. */
  entradas: EntradaPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do centro de custo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do departamento. */
  idDepartamento: Scalars['Int']['output'];
  /** Nome do centro de custo. */
  nome: Scalars['String']['output'];
  /** Os orçamentos do departamento deste centro de custo. */
  orcamentos: OrcamentoPage;
  /** As saídas do centro de custo. */
  saidas: SaidaPage;
  /** 1: ativado; 0: desativado, não recebe contas novas. */
  status: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCustoContasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCustoContasReceberArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCustoEntradasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};


/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCustoOrcamentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<OrcamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<OrcamentoOrdem>;
};


/** A que parte da igreja uma conta ou um lançamento pertence. */
export type CentroCustoSaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CentroCustoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Título do departamento. */
  | 'departamento'
  /** Nome. */
  | 'nome'
  /** Status. */
  | 'status';

/** Filtro da lista de centros de custo. */
export type CentroCustoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: só os ativados; 0: só os desativados. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um centro de custo. */
export type CentroCustoInput = {
  /** Descrição, até 2000 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Nome do centro de custo, até 100 caracteres; único na igreja. */
  nome: Scalars['String']['input'];
  /** 1: ativado, o usual; 0: desativado. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de CentroCusto. */
export type CentroCustoOrdem = {
  /** Campo. */
  campo: CentroCustoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de CentroCusto. */
export type CentroCustoPage = {
  __typename?: 'CentroCustoPage';
  /** Os itens da página. */
  nodes: Array<CentroCusto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O certificado de um batismo que já aconteceu. */
export type CertificadoBatismo = {
  __typename?: 'CertificadoBatismo';
  /** Data do batismo. */
  dataBatismo: Scalars['DateOnly']['output'];
  /** Número do batismo. */
  id: Scalars['Int']['output'];
  /** Lugar do batismo: cidade e estado da igreja. */
  local?: Maybe<Scalars['String']['output']>;
  /** Endereço do logotipo da igreja. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Nome de quem foi batizado. */
  nomeBatizando: Scalars['String']['output'];
  /** Nome da igreja. */
  nomeIgreja: Scalars['String']['output'];
  /** Nome de quem batizou. */
  nomePastor: Scalars['String']['output'];
  /** Identificador universal do batismo. */
  uuid: Scalars['ID']['output'];
};

/** Uma linha da chamada de um encontro. */
export type Chamada = {
  __typename?: 'Chamada';
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** É membro da célula; se não, esteve como convidada. */
  membroCelula: Scalars['Boolean']['output'];
  /** 1: lidera a célula; 0: não. */
  membroLider: Scalars['Int']['output'];
  /** Esteve no encontro. */
  presente: Scalars['Boolean']['output'];
};

/** A chamada que é a vez de fazer. */
export type ChamadaDaVez = {
  __typename?: 'ChamadaDaVez';
  /** Dia do encontro: hoje, ou o último dia em que a célula se reúne. */
  dataEncontro: Scalars['DateOnly']['output'];
  /** Alguém já está marcado como presente. */
  feita: Scalars['Boolean']['output'];
  /** Número do encontro; nulo enquanto não foi cadastrado. */
  idEncontro?: Maybe<Scalars['Int']['output']>;
};

/** Uma linha da chamada de uma aula. */
export type ChamadaEbd = {
  __typename?: 'ChamadaEBD';
  /** É aluna da classe; se não, esteve como convidada. */
  aluno: Scalars['Boolean']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Esteve na aula. */
  presente: Scalars['Boolean']['output'];
};

/** A chave Pix da igreja depois da mudança. */
export type ChavePixMudada = {
  __typename?: 'ChavePixMudada';
  /** Quem recebe. */
  recebedor?: Maybe<RecebedorPix>;
  /** Versão dos dados da igreja. */
  versao: Scalars['Int']['output'];
};

/** Uma turma da escola bíblica dominical. */
export type ClasseEbd = Registro & {
  __typename?: 'ClasseEBD';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quem está na chamada: todos os alunos ativos, por nome; em páginas, com os inativos, `membros`. */
  alunos: Array<AlunoEbd>;
  /** As aulas da classe. */
  aulas: AulaEbdPage;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Faixa etária. */
  faixaEtaria?: Maybe<Scalars['String']['output']>;
  /** Quantas vezes cada aluno veio, em até um ano. Custa 50. */
  frequencia: FrequenciaEbd;
  /** Número da classe. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa que ensina. */
  idProfessor?: Maybe<Scalars['Int']['output']>;
  /** Se quem está à frente foi indicado por um líder ou por um token de API e ainda não lidera, até que alguém que cuida de todos os grupos salve este registro no sistema. Nulo para quem não o altera. */
  liderAConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** As matrículas na classe, em páginas. */
  membros: MembroClasseEbdPage;
  /** Nome. */
  nomeClasse: Scalars['String']['output'];
  /** Quem ensina. */
  professor?: Maybe<Usuario>;
  /** Quantos alunos ativos. */
  quantidadeAlunos: Scalars['Int']['output'];
  /** ativa ou inativa. */
  statusClasse: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Uma turma da escola bíblica dominical. */
export type ClasseEbdAulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AulaEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<AulaEbdOrdem>;
};


/** Uma turma da escola bíblica dominical. */
export type ClasseEbdFrequenciaArgs = {
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  de?: InputMaybe<Scalars['DateOnly']['input']>;
};


/** Uma turma da escola bíblica dominical. */
export type ClasseEbdMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroClasseEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroClasseEbdOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ClasseEbdCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Faixa etária. */
  | 'faixaEtaria'
  /** Nome. */
  | 'nomeClasse'
  /** Nome de quem ensina. */
  | 'professor'
  /** Status. */
  | 'statusClasse';

/** Filtro da lista de classes da EBD. */
export type ClasseEbdFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** ativa ou inativa. */
  statusClasse?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma classe. Numa alteração, o que não é enviado fica como está. */
export type ClasseEbdInput = {
  /** Faixa etária, até 60 caracteres. */
  faixaEtaria?: InputMaybe<Scalars['String']['input']>;
  /** Quem ensina, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Nome, até 80 caracteres; um só na igreja. */
  nomeClasse: Scalars['String']['input'];
  /** ativa ou inativa. Sem ele, ativa. */
  statusClasse?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ClasseEBD. */
export type ClasseEbdOrdem = {
  /** Campo. */
  campo: ClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ClasseEBD. */
export type ClasseEbdPage = {
  __typename?: 'ClasseEBDPage';
  /** Os itens da página. */
  nodes: Array<ClasseEbd>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A que se refere um código Pix: a finalidade e quem oferta. O extrato do banco mostra o txid. */
export type CodigoPix = Registro & {
  __typename?: 'CodigoPix';
  /** A campanha. */
  campanha?: Maybe<CampanhaMissoes>;
  /** Quando foi gerado. */
  createdAt: Scalars['DateTime']['output'];
  /** O evento. */
  evento?: Maybe<Evento>;
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade: Scalars['String']['output'];
  /** Número do código. */
  id: Scalars['Int']['output'];
  /** Número da campanha. */
  idCampanha?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do evento. */
  idEvento?: Maybe<Scalars['Int']['output']>;
  /** Número de quem oferta; nulo: qualquer pessoa. */
  idUsuario?: Maybe<Scalars['Int']['output']>;
  /** Os Pix recebidos com este código, e os das cobranças para o mesmo fim. */
  pixRecebidos: PixRecebidoPage;
  /** O identificador que o banco mostra no extrato. */
  txid: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Quem oferta; nulo: qualquer pessoa. */
  usuario?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** A que se refere um código Pix: a finalidade e quem oferta. O extrato do banco mostra o txid. */
export type CodigoPixPixRecebidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PixRecebidoFiltro>;
  first?: Scalars['Int']['input'];
};

/** Filtro dos códigos Pix. */
export type CodigoPixFiltro = {
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade?: InputMaybe<Scalars['String']['input']>;
  /** Quem oferta, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
};

/** Um código Pix para pagar. */
export type CodigoPixGerado = {
  __typename?: 'CodigoPixGerado';
  /** O texto do código, para copiar e colar no aplicativo do banco. */
  copiaECola: Scalars['String']['output'];
  /** Até quando pode ser pago, se é uma cobrança do banco; nulo: sempre. */
  expiraEm?: Maybe<Scalars['DateTime']['output']>;
  /** O código QR, como imagem SVG em uma URL data:. */
  qrCode: Scalars['String']['output'];
  /** Quem recebe. */
  recebedor: RecebedorPix;
  /** O identificador que o banco mostra no extrato. */
  txid: Scalars['String']['output'];
  /** O valor; nulo: quem paga escolhe. */
  valor?: Maybe<Scalars['Decimal']['output']>;
};

/** Uma página de CodigoPix. */
export type CodigoPixPage = {
  __typename?: 'CodigoPixPage';
  /** Os itens da página. */
  nodes: Array<CodigoPix>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que se mostra em um culto para que as pessoas confirmem a presença. */
export type CodigoPresenca = {
  __typename?: 'CodigoPresenca';
  /** O endereço em que se confirma a presença. */
  link: Scalars['String']['output'];
  /** O mesmo endereço como imagem de código QR, em uma URL data:. */
  qrCode: Scalars['String']['output'];
  /** O token. */
  token: Scalars['String']['output'];
};

/** Os códigos do contador para o que não é categoria nem conta financeira da igreja. */
export type CodigosContador = {
  __typename?: 'CodigosContador';
  /** Descontos que a igreja deu. */
  descontosConcedidos?: Maybe<Scalars['String']['output']>;
  /** Descontos que a igreja teve. */
  descontosObtidos?: Maybe<Scalars['String']['output']>;
  /** Juros e multas que a igreja pagou. */
  jurosPagos?: Maybe<Scalars['String']['output']>;
  /** Juros e multas que a igreja recebeu. */
  jurosRecebidos?: Maybe<Scalars['String']['output']>;
  /** A contrapartida dos saldos iniciais das contas. */
  saldosIniciais?: Maybe<Scalars['String']['output']>;
  /** Versão do registro; 0 antes de os códigos serem gravados. */
  versao: Scalars['Int']['output'];
};

/** Os códigos do contador para o que não é categoria nem conta financeira da igreja. */
export type CodigosContadorInput = {
  /** Descontos que a igreja deu, até 30 caracteres. */
  descontosConcedidos?: InputMaybe<Scalars['String']['input']>;
  /** Descontos que a igreja teve, até 30 caracteres. */
  descontosObtidos?: InputMaybe<Scalars['String']['input']>;
  /** Juros e multas que a igreja pagou, até 30 caracteres. */
  jurosPagos?: InputMaybe<Scalars['String']['input']>;
  /** Juros e multas que a igreja recebeu, até 30 caracteres. */
  jurosRecebidos?: InputMaybe<Scalars['String']['input']>;
  /** A contrapartida dos saldos iniciais das contas, até 30 caracteres. */
  saldosIniciais?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma coluna da tabela. */
export type ColunaRelatorio = {
  __typename?: 'ColunaRelatorio';
  /** Verdadeiro: números, à direita. */
  numero: Scalars['Boolean']['output'];
  /** Título. */
  titulo: Scalars['String']['output'];
};

/** As colunas de um CSV, pelo lugar de cada uma, a partir de 0. */
export type ColunasExtrato = {
  __typename?: 'ColunasExtrato';
  /** Crédito. */
  colunaCredito?: Maybe<Scalars['Int']['output']>;
  /** Data. */
  colunaData: Scalars['Int']['output'];
  /** Débito. */
  colunaDebito?: Maybe<Scalars['Int']['output']>;
  /** Descrição. */
  colunaDescricao: Scalars['Int']['output'];
  /** Documento. */
  colunaDocumento?: Maybe<Scalars['Int']['output']>;
  /** Valor, com sinal. */
  colunaValor?: Maybe<Scalars['Int']['output']>;
};

/** As colunas de um CSV: o valor com sinal, ou crédito e débito. */
export type ColunasExtratoInput = {
  /** Lugar do crédito. */
  colunaCredito?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar da data, a partir de 0. */
  colunaData: Scalars['Int']['input'];
  /** Lugar do débito. */
  colunaDebito?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar da descrição. */
  colunaDescricao: Scalars['Int']['input'];
  /** Lugar do documento. */
  colunaDocumento?: InputMaybe<Scalars['Int']['input']>;
  /** Lugar do valor com sinal. */
  colunaValor?: InputMaybe<Scalars['Int']['input']>;
  /** O que vem primeiro nas datas deste arquivo, dia ou mes; só conta onde elas servem para os dois. */
  ordemData?: InputMaybe<Scalars['String']['input']>;
};

/** Os comprovantes dos lançamentos de um mês. */
export type ComprovantesDoMes = {
  __typename?: 'ComprovantesDoMes';
  /** Anexos destes lançamentos. */
  anexos: Scalars['Int']['output'];
  /** Entradas do mês, sem os estornos e o que eles estornam. */
  entradas: Scalars['Int']['output'];
  /** Destas, as que não têm anexo, nem o seu registro de origem. */
  entradasSemAnexo: Scalars['Int']['output'];
  /** Tamanho dos arquivos destes anexos, cada um uma vez, em milhares de bytes. */
  kilobytes: Scalars['Int']['output'];
  /** Saídas do mês, sem os estornos e o que eles estornam. */
  saidas: Scalars['Int']['output'];
  /** Destas, as que não têm anexo, nem o seu registro de origem. */
  saidasSemAnexo: Scalars['Int']['output'];
};

/** O que a igreja já comunicou; nada é enviado por aqui. */
export type ComunicacaoIncidenteInput = {
  /** Quando: instante, ou data e hora da igreja. */
  data: Scalars['String']['input'];
  /** anpd, complemento ou pessoas. */
  destino: Scalars['String']['input'];
  /** Como as pessoas foram avisadas; pedido para elas. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** Número do protocolo da ANPD; vazio ou nulo, nenhum; sem ele, o de antes. */
  protocolo?: InputMaybe<Scalars['String']['input']>;
  /** O que foi enviado; sem ele, o texto pronto. */
  texto?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Como está a conciliação de uma conta financeira. */
export type ConciliacaoDaConta = {
  __typename?: 'ConciliacaoDaConta';
  /** Quantos conciliados. */
  conciliados: Scalars['Int']['output'];
  /** A conta financeira. */
  contaFinanceira: ContaFinanceira;
  /** O dia desse saldo. */
  dataSaldo?: Maybe<Scalars['DateOnly']['output']>;
  /** O saldo da igreja menos o do banco. */
  diferenca?: Maybe<Scalars['Decimal']['output']>;
  /** Número da conta financeira. */
  idContaFinanceira: Scalars['Int']['output'];
  /** Quantos ignorados. */
  ignorados: Scalars['Int']['output'];
  /** Quantos movimentos pendentes. */
  pendentes: Scalars['Int']['output'];
  /** O saldo que o banco disse por último; nulo se não disse. */
  saldoBanco?: Maybe<Scalars['Decimal']['output']>;
  /** O saldo da conta na igreja no fim desse dia. */
  saldoLivro?: Maybe<Scalars['Decimal']['output']>;
  /** A parte da diferença que pendentes e lançamentos sem movimento não explicam. */
  semExplicacao?: Maybe<Scalars['Decimal']['output']>;
  /** A soma dos movimentos pendentes até esse dia: só o banco os tem. */
  somaPendentes: Scalars['Decimal']['output'];
  /** A soma dos lançamentos sem movimento, do primeiro movimento até esse dia: só a igreja os tem. */
  somaSemMovimento: Scalars['Decimal']['output'];
};

/** Os lançamentos que são o dinheiro de um movimento; juntos, dão exatamente o valor dele. */
export type ConciliacaoInput = {
  /** Entradas, por número ou uuid. */
  entradas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Movimento, por número ou uuid. */
  id: Scalars['ID']['input'];
  /** Saídas, por número ou uuid. */
  saidas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Descrição da tarifa que o banco ou a maquininha descontou: a diferença vira uma saída. */
  tarifa?: InputMaybe<Scalars['String']['input']>;
  /** Transferências, por número ou uuid. */
  transferencias?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** O que se desfez de várias conciliações. O que já estava pendente não aparece em nenhuma das listas. */
export type ConciliacoesDesfeitas = {
  __typename?: 'ConciliacoesDesfeitas';
  /** Os movimentos que voltaram a ficar pendentes. */
  desfeitos: Array<MovimentoBancario>;
  /** Os que ficaram como estão. */
  mantidos: Array<MovimentoMantido>;
};

/** Um texto com que a pessoa concorda ou não, e a sua resposta. */
export type Consentimento = {
  __typename?: 'Consentimento';
  /** A resposta; nula enquanto não houver. */
  aceito?: Maybe<Scalars['Boolean']['output']>;
  /** Código do texto. */
  documento: Scalars['String']['output'];
  /** Quando respondeu. */
  respondidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** O texto. */
  texto: Scalars['String']['output'];
  /** Título. */
  titulo: Scalars['String']['output'];
  /** Versão do texto; a resposta vale só para ela. */
  versaoTexto: Scalars['Int']['output'];
};

/** O que uma pessoa mostra em Contatos da igreja. */
export type ConsentimentosDiretorio = {
  __typename?: 'ConsentimentosDiretorio';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Tem 18 anos ou mais e responde por si. */
  respondePorSi: Scalars['Boolean']['output'];
  /** A resposta a cada texto. */
  respostas: Array<RespostaDiretorio>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de vencimento. */
  | 'dataVencimentoConta'
  /** Descrição. */
  | 'descricaoConta'
  /** As em aberto, pelo vencimento; depois as encerradas, da mais nova à mais antiga. */
  | 'statusConta'
  /** Valor. */
  | 'valorConta';

/** Uma conta financeira em um demonstrativo. */
export type ContaDoDemonstrativo = {
  __typename?: 'ContaDoDemonstrativo';
  /** Nome da conta. */
  nome: Scalars['String']['output'];
  /** Saldo no fim do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** Saldo antes do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** Em que conta cai o dinheiro de um meio. */
export type ContaDoMeioInput = {
  /** Conta financeira, por número ou uuid; nula: a padrão, seja qual for. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** O meio: dinheiro, pix, transferencia, cheque, cartao, boleto ou debito. */
  meio: Scalars['String']['input'];
};

/** Uma conta em aberto que um movimento do banco pode quitar. */
export type ContaDoMovimento = {
  __typename?: 'ContaDoMovimento';
  /** Descrição, com o número da parcela. */
  descricao: Scalars['String']['output'];
  /** Número da conta. */
  id: Scalars['Int']['output'];
  /** O fornecedor de uma conta a pagar, ou o responsável de uma conta a receber. */
  nome?: Maybe<Scalars['String']['output']>;
  /** Quanto ainda falta, em reais. */
  restante: Scalars['Decimal']['output'];
  /** O que é: contaPagar ou contaReceber. */
  tipo: Scalars['String']['output'];
  /** Identificador universal dela. */
  uuid: Scalars['ID']['output'];
  /** Vencimento. */
  vencimento: Scalars['DateOnly']['output'];
};

/** Filtro de uma lista de contas. */
export type ContaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Vencimento até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Categoria, por número ou uuid. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor, por número ou uuid; contas a receber não têm. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Vencimento a partir deste dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** aberto, pago ou atrasado, de contas a pagar; pendente, recebido ou atrasado, de contas a receber; parcial, das em aberto com uma parte paga. */
  statusConta?: InputMaybe<Scalars['String']['input']>;
};

/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceira = Registro & {
  __typename?: 'ContaFinanceira';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Agência; para quem lê as contas. */
  agencia?: Maybe<Scalars['String']['output']>;
  /** A conta é oferecida a lançamentos novos. */
  ativa: Scalars['Boolean']['output'];
  /** Nome ou número do banco; para quem lê as contas. */
  banco?: Maybe<Scalars['String']['output']>;
  /** O código desta conta no plano do contador. */
  codigoContador?: Maybe<Scalars['String']['output']>;
  /** As contagens do dinheiro que entra nesta conta. */
  contagens: ContagemPage;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O dia do saldo inicial. */
  dataSaldoInicial: Scalars['DateOnly']['output'];
  /** As entradas da conta financeira. */
  entradas: EntradaPage;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** O extrato da conta financeira em um período. Custa 10. */
  extrato: Extrato;
  /** É a conta dos lançamentos de antes de haver contas; uma por igreja, que nunca se exclui. */
  geral: Scalars['Boolean']['output'];
  /** Número da conta financeira. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Os meios cujo dinheiro cai nesta conta quando ninguém escolhe outra: dinheiro, pix, transferencia, cheque, cartao, boleto, debito. O de um meio que não está em nenhuma conta cai na padrão. */
  meios: Array<Scalars['String']['output']>;
  /** Os movimentos dos extratos bancários importados na conta financeira. */
  movimentos: MovimentoBancarioPage;
  /** Nome. */
  nome: Scalars['String']['output'];
  /** A espécie por extenso: Caixa, Conta bancária… */
  nomeTipo: Scalars['String']['output'];
  /** Número da conta no banco; para quem lê as contas. */
  numero?: Maybe<Scalars['String']['output']>;
  /** É a conta de quem não escolhe nenhuma; uma por igreja. */
  padrao: Scalars['Boolean']['output'];
  /** As saídas da conta financeira. */
  saidas: SaidaPage;
  /** O saldo de hoje: o inicial, as entradas e as saídas, e o que se transferiu a ela e dela; para quem lê as contas. */
  saldo?: Maybe<Scalars['Decimal']['output']>;
  /** O que havia na conta no começo do dia do saldo inicial; para quem lê as contas. */
  saldoInicial?: Maybe<Scalars['Decimal']['output']>;
  /** De que espécie é: caixa, banco, poupanca, aplicacao ou pix. */
  tipo: Scalars['String']['output'];
  /** As transferências que saíram da conta financeira. */
  transferenciasEnviadas: TransferenciaPage;
  /** As transferências que foram à conta financeira. */
  transferenciasRecebidas: TransferenciaPage;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraContagensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContagemFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContagemOrdem>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraEntradasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraExtratoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  first?: Scalars['Int']['input'];
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraMovimentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MovimentoBancarioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MovimentoBancarioOrdem>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraSaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraTransferenciasEnviadasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TransferenciaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<TransferenciaOrdem>;
};


/** Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança. */
export type ContaFinanceiraTransferenciasRecebidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TransferenciaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<TransferenciaOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContaFinanceiraCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome'
  /** Espécie. */
  | 'tipo';

/** Filtro da lista de contas financeiras. */
export type ContaFinanceiraFiltro = {
  /** Verdadeiro: só as ativas; falso: só as desativadas. */
  ativa?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma conta financeira. */
export type ContaFinanceiraInput = {
  /** Agência, até 20 caracteres. */
  agencia?: InputMaybe<Scalars['String']['input']>;
  /** Nome ou número do banco, até 60 caracteres. */
  banco?: InputMaybe<Scalars['String']['input']>;
  /** O código no plano do contador, até 30 caracteres. */
  codigoContador?: InputMaybe<Scalars['String']['input']>;
  /** O dia do saldo inicial, em um mês que não esteja fechado; ausente, hoje. */
  dataSaldoInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Nome, até 60 caracteres; único na igreja. */
  nome: Scalars['String']['input'];
  /** Número da conta no banco, até 30 caracteres. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** O que havia na conta no começo do dia do saldo inicial; ausente, zero. Negativo: a conta devia. */
  saldoInicial?: InputMaybe<Scalars['Decimal']['input']>;
  /** Espécie: caixa, banco, poupanca, aplicacao ou pix. */
  tipo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ContaFinanceira. */
export type ContaFinanceiraOrdem = {
  /** Campo. */
  campo: ContaFinanceiraCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ContaFinanceira. */
export type ContaFinanceiraPage = {
  __typename?: 'ContaFinanceiraPage';
  /** Os itens da página. */
  nodes: Array<ContaFinanceira>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Dados de uma conta. */
export type ContaInput = {
  /** A linha do boleto, com 47 ou 48 números, ou o Pix copia e cola; só de uma conta a pagar. De uma conta parcelada, o da primeira. */
  codigoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricaoConta: Scalars['String']['input'];
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; também diz que se repete. */
  frequencia?: InputMaybe<Scalars['String']['input']>;
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: Scalars['ID']['input'];
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** A conta se repete: todo mês, no mesmo dia, se a frequência não diz outra coisa. */
  repetir?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Conta. */
export type ContaOrdem = {
  /** Campo. */
  campo: ContaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O que a igreja deve. */
export type ContaPagar = Registro & {
  __typename?: 'ContaPagar';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Os pagamentos da conta, sem os desfeitos. */
  baixas: BaixaPagarPage;
  /** A categoria do lançamento; nulo: Conta. */
  categoria?: Maybe<Categoria>;
  /** O centro de custo. */
  centroCusto?: Maybe<CentroCusto>;
  /** A linha do boleto, só números, ou o Pix copia e cola. */
  codigoPagamento?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Dia em que foi encerrada, que é o do último lançamento. */
  dataEncerramentoConta?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de vencimento. */
  dataVencimentoConta: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricaoConta: Scalars['String']['output'];
  /** A conta já foi encerrada e o lançamento dela, estornado: ela está em aberto de novo. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi cancelada. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** O fornecedor; para quem lê os fornecedores. */
  fornecedor?: Maybe<Fornecedor>;
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; nulo: não é de uma série que se repete. */
  frequencia?: Maybe<Scalars['String']['output']>;
  /** Número do registro, na sua espécie. */
  id: Scalars['Int']['output'];
  /** Número da categoria dos lançamentos; nulo: 4 Conta. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Número do centro de custo. */
  idCentroCusto: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do fornecedor. */
  idFornecedor?: Maybe<Scalars['Int']['output']>;
  /** Número da saída que o pagamento lançou por último, também depois de estornada. */
  idLancamento?: Maybe<Scalars['Int']['output']>;
  /** A saída que o pagamento lançou por último. */
  lancamento?: Maybe<Saida>;
  /** O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja. */
  numero?: Maybe<Scalars['Int']['output']>;
  /** Qual das parcelas, ou das repetições, é. */
  parcela?: Maybe<Scalars['Int']['output']>;
  /** As parcelas da mesma conta, ou os meses dela, com esta. */
  parcelas: ContaPagarPage;
  /** Em aberto, com uma parte já paga ou recebida. */
  parcial: Scalars['Boolean']['output'];
  /** Depois desta virá a seguinte. */
  repete: Scalars['Boolean']['output'];
  /** A pessoa responsável; nulo: a igreja. */
  responsavel?: Maybe<Usuario>;
  /** Número da igreja, quando é ela que assume a conta. */
  responsavelClienteConta?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa responsável; nulo: a igreja assume a conta. */
  responsavelUsuarioConta?: Maybe<Scalars['Int']['output']>;
  /** Quanto falta pagar ou receber. */
  restante: Scalars['Decimal']['output'];
  /** Quantas contas da mesma série, depois desta, estão em aberto, sem nada pago nem recebido. */
  seguintesEmAberto: Scalars['Int']['output'];
  /** O que as parcelas de uma conta, ou as repetições dela, têm em comum. */
  serie?: Maybe<Scalars['ID']['output']>;
  /** aberto, pago ou atrasado: em aberto depois do vencimento. */
  statusConta: Scalars['String']['output'];
  /** Quantas parcelas são; nulo em uma conta que se repete. */
  totalParcelas?: Maybe<Scalars['Int']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorConta: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** O que a igreja deve. */
export type ContaPagarAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};


/** O que a igreja deve. */
export type ContaPagarBaixasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BaixaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<BaixaOrdem>;
};


/** O que a igreja deve. */
export type ContaPagarParcelasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};

/** Uma página de ContaPagar. */
export type ContaPagarPage = {
  __typename?: 'ContaPagarPage';
  /** Os itens da página. */
  nodes: Array<ContaPagar>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma do que ainda falta pagar de todas as contas da lista inteira; nula na lista de várias igrejas. */
  restante?: Maybe<Scalars['Decimal']['output']>;
  /** A soma de todas as contas da lista inteira; nula na lista de várias igrejas. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma conta em aberto que vence logo, ou já venceu. */
export type ContaProxima = {
  __typename?: 'ContaProxima';
  /** Já venceu. */
  atrasada: Scalars['Boolean']['output'];
  /** Data de vencimento. */
  dataVencimentoConta: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricaoConta: Scalars['String']['output'];
  /** Número da conta. */
  id: Scalars['Int']['output'];
  /** Qual das parcelas, ou dos meses, é. */
  parcela?: Maybe<Scalars['Int']['output']>;
  /** Quanto falta pagar ou receber. */
  restante: Scalars['Decimal']['output'];
  /** contaPagar ou contaReceber. */
  tipo: Scalars['String']['output'];
  /** Quantas parcelas são. */
  totalParcelas?: Maybe<Scalars['Int']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorConta: Scalars['Decimal']['output'];
};

/** O que devem à igreja. */
export type ContaReceber = Registro & {
  __typename?: 'ContaReceber';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Os recebimentos da conta, sem os desfeitos. */
  baixas: BaixaReceberPage;
  /** A categoria do lançamento; nulo: Conta. */
  categoria?: Maybe<Categoria>;
  /** O centro de custo. */
  centroCusto?: Maybe<CentroCusto>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Dia em que foi encerrada, que é o do último lançamento. */
  dataEncerramentoConta?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de vencimento. */
  dataVencimentoConta: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricaoConta: Scalars['String']['output'];
  /** A conta já foi encerrada e o lançamento dela, estornado: ela está em aberto de novo. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi cancelada. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; nulo: não é de uma série que se repete. */
  frequencia?: Maybe<Scalars['String']['output']>;
  /** Número do registro, na sua espécie. */
  id: Scalars['Int']['output'];
  /** Número da categoria dos lançamentos; nulo: 4 Conta. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Número do centro de custo. */
  idCentroCusto: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da entrada que o recebimento lançou por último, também depois de estornada. */
  idLancamento?: Maybe<Scalars['Int']['output']>;
  /** A entrada que o recebimento lançou por último. */
  lancamento?: Maybe<Entrada>;
  /** O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja. */
  numero?: Maybe<Scalars['Int']['output']>;
  /** Qual das parcelas, ou das repetições, é. */
  parcela?: Maybe<Scalars['Int']['output']>;
  /** As parcelas da mesma conta, ou os meses dela, com esta. */
  parcelas: ContaReceberPage;
  /** Em aberto, com uma parte já paga ou recebida. */
  parcial: Scalars['Boolean']['output'];
  /** Os Pix recebidos pelas cobranças da conta. */
  pixRecebidos: PixRecebidoPage;
  /** Depois desta virá a seguinte. */
  repete: Scalars['Boolean']['output'];
  /** A pessoa responsável; nulo: a igreja. */
  responsavel?: Maybe<Usuario>;
  /** Número da igreja, quando é ela que assume a conta. */
  responsavelClienteConta?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa responsável; nulo: a igreja assume a conta. */
  responsavelUsuarioConta?: Maybe<Scalars['Int']['output']>;
  /** Quanto falta pagar ou receber. */
  restante: Scalars['Decimal']['output'];
  /** Quantas contas da mesma série, depois desta, estão em aberto, sem nada pago nem recebido. */
  seguintesEmAberto: Scalars['Int']['output'];
  /** O que as parcelas de uma conta, ou as repetições dela, têm em comum. */
  serie?: Maybe<Scalars['ID']['output']>;
  /** pendente, recebido ou atrasado: em aberto depois do vencimento. */
  statusConta: Scalars['String']['output'];
  /** Quantas parcelas são; nulo em uma conta que se repete. */
  totalParcelas?: Maybe<Scalars['Int']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorConta: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** O que devem à igreja. */
export type ContaReceberAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};


/** O que devem à igreja. */
export type ContaReceberBaixasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BaixaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<BaixaOrdem>;
};


/** O que devem à igreja. */
export type ContaReceberParcelasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** O que devem à igreja. */
export type ContaReceberPixRecebidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PixRecebidoFiltro>;
  first?: Scalars['Int']['input'];
};

/** Uma página de ContaReceber. */
export type ContaReceberPage = {
  __typename?: 'ContaReceberPage';
  /** Os itens da página. */
  nodes: Array<ContaReceber>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma do que ainda falta receber de todas as contas da lista inteira; nula na lista de várias igrejas. */
  restante?: Maybe<Scalars['Decimal']['output']>;
  /** A soma de todas as contas da lista inteira; nula na lista de várias igrejas. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma conta sem código do contador que há nos lançamentos contábeis. */
export type ContaSemCodigo = {
  __typename?: 'ContaSemCodigo';
  /** categoria, conta (financeira) ou codigo. */
  especie: Scalars['String']['output'];
  /** Número da categoria ou da conta financeira. */
  id?: Maybe<Scalars['Int']['output']>;
  /** Nome. */
  nome: Scalars['String']['output'];
  /** Em quantas linhas está. */
  partidas: Scalars['Int']['output'];
};

/** O que há para o contador em um período de meses inteiros. Gerencial, sem valor de demonstração contábil. */
export type Contabilidade = {
  __typename?: 'Contabilidade';
  /** As linhas dizem o mesmo que o livro-caixa. */
  confere: Scalars['Boolean']['output'];
  /** As entradas pelo livro-caixa. */
  entradas: Scalars['Decimal']['output'];
  /** Todos os meses estão fechados. */
  fechado: Scalars['Boolean']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Pagamentos a pessoas e prestadores, por tipo. */
  pagamentos: Array<PagamentosPorTipo>;
  /** Quantas linhas, cada uma a débito de uma conta e a crédito de outra. */
  partidas: Scalars['Int']['output'];
  /** Entradas menos saídas pelo livro-caixa. */
  resultado: Scalars['Decimal']['output'];
  /** As saídas pelo livro-caixa. */
  saidas: Scalars['Decimal']['output'];
  /** O que ainda não tem código do contador, o mais usado antes. */
  semCodigo: Array<ContaSemCodigo>;
  /** A soma dos débitos, que é a dos créditos. */
  total: Scalars['Decimal']['output'];
  /** O que as linhas das entradas e saídas somam às contas onde o dinheiro está. */
  variacao: Scalars['Decimal']['output'];
};

/** Dinheiro de um culto que duas pessoas contam, cada uma sem ver o que a outra contou. Assinada pelas duas, vira uma entrada. */
export type Contagem = Registro & {
  __typename?: 'Contagem';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Categoria da entrada, de 1 a 5. */
  categoria: Scalars['Int']['output'];
  /** A conta em que o dinheiro entra. */
  contaFinanceira?: Maybe<ContaFinanceira>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O culto; nulo se não há, ou se já foi excluído. */
  culto?: Maybe<Culto>;
  /** Data da entrada. */
  data: Scalars['DateOnly']['output'];
  /** O que se conta; é a descrição da entrada. */
  descricao: Scalars['String']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da contagem. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira em que o dinheiro entra. */
  idContaFinanceira?: Maybe<Scalars['Int']['output']>;
  /** Número do culto. */
  idCulto?: Maybe<Scalars['Int']['output']>;
  /** A entrada da contagem; nula enquanto as duas pessoas não assinaram. */
  lancamento?: Maybe<Entrada>;
  /** O que cada uma das duas pessoas contou. */
  partes: Array<ParteContagem>;
  /** Aguardando a contagem, Falta uma pessoa, Falta confirmar, Com diferença, Conferida ou Lançada. */
  situacao: Scalars['String']['output'];
  /** O total em que as duas pessoas concordam. */
  total?: Maybe<Scalars['Decimal']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ContagemCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Descrição. */
  | 'descricao';

/** Filtro da lista de contagens. */
export type ContagemFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Situação: Aguardando a contagem, Falta uma pessoa, Falta confirmar, Com diferença, Conferida ou Lançada. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma contagem. */
export type ContagemInput = {
  /** Categoria da entrada, de 1 a 5; sem ela, 2 (Oferta). */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Data da entrada, em um mês que não esteja fechado. */
  data: Scalars['DateOnly']['input'];
  /** O que se conta, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Conta financeira em que o dinheiro entra, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Contagem. */
export type ContagemOrdem = {
  /** Campo. */
  campo: ContagemCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Contagem. */
export type ContagemPage = {
  __typename?: 'ContagemPage';
  /** Os itens da página. */
  nodes: Array<Contagem>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que se encerrou de uma vez. */
export type ContasEncerradas = {
  __typename?: 'ContasEncerradas';
  /** Quantas contas. */
  quantidade: Scalars['Int']['output'];
  /** A soma do dinheiro. */
  total: Scalars['Decimal']['output'];
};

/** O que está a vencer e o que está vencido no fim de um dia. */
export type ContasPorAtraso = {
  __typename?: 'ContasPorAtraso';
  /** descricao, responsavel, fornecedor ou centroCusto. */
  agrupar: Scalars['String']['output'];
  /** O dia. */
  data: Scalars['DateOnly']['output'];
  /** Os cem maiores grupos, o maior primeiro. */
  linhas: Array<LinhaDeAtraso>;
  /** Todos os outros grupos juntos. */
  outras?: Maybe<FaixasDeAtraso>;
  /** Tudo. */
  total: FaixasDeAtraso;
};

/** O que uma pessoa escolheu mostrar às outras da igreja, e nada mais. */
export type ContatoDiretorio = {
  __typename?: 'ContatoDiretorio';
  /** Dia e mês do aniversário, MM-DD, se a pessoa o mostra. */
  aniversario?: Maybe<Scalars['String']['output']>;
  /** E-mail, se a pessoa o mostra. */
  email?: Maybe<Scalars['String']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Telefone, se a pessoa o mostra. */
  telefone?: Maybe<Scalars['String']['output']>;
  /** Identificador universal da pessoa. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de ContatoDiretorio. */
export type ContatoDiretorioPage = {
  __typename?: 'ContatoDiretorioPage';
  /** Os itens da página. */
  nodes: Array<ContatoDiretorio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que quem pergunta deu, com o próprio nome: um dízimo ou uma doação. */
export type Contribuicao = {
  __typename?: 'Contribuicao';
  /** Quando foi dada. */
  data: Scalars['DateOnly']['output'];
  /** A entrada foi estornada: o dinheiro não conta mais. */
  estornado: Scalars['Boolean']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** A campanha de uma doação. */
  nomeCampanha?: Maybe<Scalars['String']['output']>;
  /** Como foi dada, por extenso: Dinheiro, Pix…; nulo quando ninguém disse. */
  nomeMeio?: Maybe<Scalars['String']['output']>;
  /** Número do recibo do dízimo, se já foi emitido. */
  numeroRecibo?: Maybe<Scalars['Int']['output']>;
  /** O dia ainda não chegou: nenhuma soma conta esta contribuição. */
  prevista: Scalars['Boolean']['output'];
  /** O que é: dizimo ou doacao. */
  tipo: Scalars['String']['output'];
  /** Identificador universal do dízimo ou da doação. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valor: Scalars['Decimal']['output'];
};

/** Uma página de Contribuicao. */
export type ContribuicaoPage = {
  __typename?: 'ContribuicaoPage';
  /** Os anos em que há contribuições, do mais novo ao mais antigo. */
  anos: Array<Scalars['Int']['output']>;
  /** Os meses da lista inteira até hoje, do mais novo ao mais antigo. */
  meses: Array<MesContribuicoes>;
  /** Os itens da página. */
  nodes: Array<Contribuicao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma da lista inteira até hoje, sem o que foi estornado. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A quem da prévia se pode enviar um convite, e quando. */
export type ConvitesDaImportacao = {
  __typename?: 'ConvitesDaImportacao';
  /** Quantos saem amanhã; os outros, nos dias seguintes. */
  amanha: Scalars['Int']['output'];
  /** Quantos convites saem hoje, pelo limite diário da igreja. */
  hoje: Scalars['Int']['output'];
  /** Pessoas com e-mail entre as linhas prontas para gravar. */
  total: Scalars['Int']['output'];
};

/** De onde copiar as linhas de uma previsão. */
export type CopiaPrevisaoInput = {
  /** Reajuste em porcentagem, de -99 a 1000. */
  ajuste?: InputMaybe<Scalars['Decimal']['input']>;
  /** previsto ou realizado, do ano anterior. No realizado de um ano que não terminou, os meses que faltam, e o que corre, são a média dos que terminaram. */
  origem: Scalars['String']['input'];
  /** Versão que estava na tela. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** As pessoas de quem cuidar. */
export type CuidadoHome = {
  __typename?: 'CuidadoHome';
  /** As que deixaram de vir há menos tempo primeiro. */
  ausentes: Array<AusenteDosCultos>;
  /** Quantas pessoas deixaram de vir aos cultos. */
  totalAusentes: Scalars['Int']['output'];
  /** As próximas visitas, contando hoje. */
  visitas: Array<VisitaMarcada>;
};

/** Um culto da igreja. */
export type Culto = Registro & {
  __typename?: 'Culto';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** As contagens do dinheiro deste culto. */
  contagens: ContagemPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Quem dirige. */
  dirigente?: Maybe<Usuario>;
  /** Os ensaios para o culto que a pessoa pode ver. */
  ensaios: EnsaioLouvorPage;
  /** As escalas do culto: quem serve, e em que função. */
  escalas: EscalaCultoPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: Scalars['String']['output'];
  /** Número do culto. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem dirige. */
  idDirigente?: Maybe<Scalars['Int']['output']>;
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** Número de quem prega. */
  idPregador?: Maybe<Scalars['Int']['output']>;
  /** A liturgia do culto, na sua ordem e inteira: no máximo 100 momentos. Custa 10. */
  liturgia: Array<LiturgiaCulto>;
  /** O local. */
  local?: Maybe<Local>;
  /** As músicas dos ensaios para o culto que não foram cancelados: um ensaio depois do outro, cada um na ordem em que se toca, e a música que se repete só no último deles. Só as que a pessoa pode ver. */
  musicas: SetlistEnsaioPage;
  /** Quem prega. */
  pregador?: Maybe<Usuario>;
  /** Quem esteve no culto. */
  presencas: ParticipacaoCultoPage;
  /** De quantas pessoas a presença está confirmada. */
  quantidadePresentes: Scalars['Int']['output'];
  /** As reservas de recursos que valem durante o culto, contado por duas horas. */
  reservas: ReservaPage;
  /** agendado, realizado ou cancelado. */
  statusCulto: Scalars['String']['output'];
  /** Tema. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** O token de presença, para quem pode registrar presenças; nulo para os outros. */
  token?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Quantos vieram que não são pessoas cadastradas. */
  visitantes: Scalars['Int']['output'];
};


/** Um culto da igreja. */
export type CultoContagensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContagemFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContagemOrdem>;
};


/** Um culto da igreja. */
export type CultoEnsaiosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EnsaioLouvorFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EnsaioLouvorOrdem>;
};


/** Um culto da igreja. */
export type CultoEscalasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EscalaCultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EscalaCultoOrdem>;
};


/** Um culto da igreja. */
export type CultoMusicasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<SetlistEnsaioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<SetlistEnsaioOrdem>;
};


/** Um culto da igreja. */
export type CultoPresencasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ParticipacaoCultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ParticipacaoCultoOrdem>;
};


/** Um culto da igreja. */
export type CultoReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReservaOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type CultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data e hora. */
  | 'dataCulto'
  /** Nome de quem dirige. */
  | 'dirigente'
  /** Nome do local. */
  | 'local'
  /** Nome de quem prega. */
  | 'pregador'
  /** Status. */
  | 'statusCulto'
  /** Tema. */
  | 'temaCulto'
  /** Visitantes. */
  | 'visitantes';

/** Um culto na matriz de escalas. */
export type CultoDaMatriz = {
  __typename?: 'CultoDaMatriz';
  /** Se já começou, na hora da igreja. */
  comecou: Scalars['Boolean']['output'];
  /** Dia. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Hora, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Número do culto. */
  id: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** agendado, realizado ou cancelado. */
  statusCulto: Scalars['String']['output'];
  /** Tema. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O culto de um link de presença, como o vê quem o abriu. Nada diz de outras pessoas. */
export type CultoDoLink = {
  __typename?: 'CultoDoLink';
  /** Quando a confirmação abre: duas horas antes do culto. */
  abreEm: Scalars['DateTime']['output'];
  /** Quando quem abriu o link confirmou a sua presença. */
  confirmadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Data. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Quando encerra: ao fim do dia seguinte ao do culto. */
  encerraEm: Scalars['DateTime']['output'];
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: Scalars['String']['output'];
  /** Número do culto. */
  id: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** aberta; antes, se ainda não abriu; encerrada, se o prazo terminou; ou cancelado, o culto. */
  situacao: Scalars['String']['output'];
  /** Tema. */
  temaCulto?: Maybe<Scalars['String']['output']>;
};

/** Filtro da lista de cultos. */
export type CultoFiltro = {
  /** Último dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todos. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** agendado, realizado ou cancelado. */
  statusCulto?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um culto. */
export type CultoInput = {
  /** Data. */
  dataCulto: Scalars['DateOnly']['input'];
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: Scalars['String']['input'];
  /** Quem dirige, por número ou uuid. */
  idDirigente?: InputMaybe<Scalars['ID']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Quem prega, por número ou uuid. */
  idPregador?: InputMaybe<Scalars['ID']['input']>;
  /** Tema, até 120 caracteres. */
  temaCulto?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Visitantes. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Culto. */
export type CultoOrdem = {
  /** Campo. */
  campo: CultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Culto. */
export type CultoPage = {
  __typename?: 'CultoPage';
  /** Os itens da página. */
  nodes: Array<Culto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Os dados de uma igreja. */
export type DadosIgreja = {
  __typename?: 'DadosIgreja';
  /** Quando será apagada, se a conta foi encerrada. */
  apagarEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quem assina os recibos; nulo: quem tem a função Tesoureiro. */
  assinanteRecibos?: Maybe<Scalars['String']['output']>;
  /** Bairro. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** Função de quem assina os recibos, como Tesoureira. */
  cargoRecibos?: Maybe<Scalars['String']['output']>;
  /** CEP, só dígitos. */
  cep?: Maybe<Scalars['String']['output']>;
  /** Chave Pix. */
  chavePix?: Maybe<Scalars['String']['output']>;
  /** Cidade. */
  cidade?: Maybe<Scalars['String']['output']>;
  /** Cidade que os códigos Pix mostram. */
  cidadePix?: Maybe<Scalars['String']['output']>;
  /** CNPJ, 14 caracteres. */
  cnpj?: Maybe<Scalars['String']['output']>;
  /** Complemento. */
  complemento?: Maybe<Scalars['String']['output']>;
  /** E-mail de contato. */
  email?: Maybe<Scalars['String']['output']>;
  /** E-mail do encarregado. */
  emailEncarregado?: Maybe<Scalars['String']['output']>;
  /** Encarregado pelos dados pessoais (LGPD): uma pessoa ou um canal, como Secretaria. */
  encarregado?: Maybe<Scalars['String']['output']>;
  /** Rua ou avenida. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Fuso horário em que instantes são mostrados (IANA). */
  fusoHorario: Scalars['String']['output'];
  /** Número da igreja (idCliente). */
  id: Scalars['Int']['output'];
  /** Endereço do logotipo. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Por que está suspensa. */
  motivoSuspensao?: Maybe<Scalars['String']['output']>;
  /** Nome. */
  nome: Scalars['String']['output'];
  /** Nome que os códigos Pix mostram. */
  nomePix?: Maybe<Scalars['String']['output']>;
  /** Número. */
  numero?: Maybe<Scalars['String']['output']>;
  /** Se a igreja se declara agente de pequeno porte (Res. CD/ANPD 2/2022), com prazos em dobro: 0 ou 1. */
  pequenoPorte: Scalars['Int']['output'];
  /** Desde quando está suspensa: lê, mas não escreve. */
  suspensoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Telefone, só dígitos. */
  telefone?: Maybe<Scalars['String']['output']>;
  /** Telefone do encarregado, só dígitos. */
  telefoneEncarregado?: Maybe<Scalars['String']['output']>;
  /** Estado, sigla. */
  uf?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** O que um relatório diz, em textos prontos para mostrar: os mesmos do PDF. */
export type DadosRelatorio = {
  __typename?: 'DadosRelatorio';
  /** O período e os filtros. */
  detalhes: Array<Scalars['String']['output']>;
  /** Quando, no horário da igreja: dd/mm/aaaa hh:mm. */
  geradoEm: Scalars['String']['output'];
  /** Quem gerou. */
  geradoPor: Scalars['String']['output'];
  /** A igreja. */
  igreja: Scalars['String']['output'];
  /** Endereço do logotipo da igreja. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Os números principais. */
  resumo: Array<DestaqueRelatorio>;
  /** As partes. */
  secoes: Array<SecaoRelatorio>;
  /** Título. */
  titulo: Scalars['String']['output'];
};

/** O que a assembleia decidiu. */
export type DecisaoAssembleiaInput = {
  /** Data da assembleia. */
  assembleiaEm: Scalars['DateOnly']['input'];
  /** A ata da assembleia. */
  ata?: InputMaybe<Scalars['String']['input']>;
  /** aprovada, ressalva ou rejeitada. */
  decisao: Scalars['String']['input'];
  /** A impressao dos números que a pessoa viu: se já são outros, nada é gravado e o erro é STALE. Sem ela, valem os números enviados por último. */
  impressao?: InputMaybe<Scalars['String']['input']>;
};

/** Os números de meses seguidos, comparados com os meses antes deles. */
export type Demonstrativo = {
  __typename?: 'Demonstrativo';
  /** O período anterior, do mesmo tamanho. */
  anterior: PeriodoAnterior;
  /** As contas financeiras. */
  contas: Array<ContaDoDemonstrativo>;
  /** Entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** O resultado sem e com restrição. */
  fundos: Array<FundoDoDemonstrativo>;
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** As categorias, entradas antes de saídas. */
  linhas: Array<LinhaDoDemonstrativo>;
  /** Os meses, do mais antigo ao mais novo. */
  meses: Array<MesDoDemonstrativo>;
  /** O previsto; nulo quando falta a previsão aprovada de um dos anos. */
  previsto?: Maybe<PrevistoDoDemonstrativo>;
  /** Saídas. */
  saidas: Scalars['Decimal']['output'];
  /** Saldo no fim do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** Saldo antes do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** Saldos iniciais de contas que começam no período. */
  saldosIniciais: Scalars['Decimal']['output'];
};

/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type Departamento = Registro & {
  __typename?: 'Departamento';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os centros de custo do departamento. */
  centrosCusto: CentroCustoPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** O que faz. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** As escalas do departamento. */
  escalas: EscalaCultoPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do departamento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa responsável. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** Se quem está à frente foi indicado por um líder ou por um token de API e ainda não lidera, até que alguém que cuida de todos os grupos salve este registro no sistema. Nulo para quem não o altera. */
  liderAConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** As manutenções pagas pelo departamento. */
  manutencoes: ManutencaoPatrimonioPage;
  /** Os membros do departamento. */
  membros: MembroDepartamentoPage;
  /** Os orçamentos do departamento. */
  orcamentos: OrcamentoPage;
  /** Quantos membros ativos tem. */
  quantidadeMembros: Scalars['Int']['output'];
  /** Quem responde por ele. */
  responsavel?: Maybe<Usuario>;
  /** 1: ativo; 0: inativo. */
  status: Scalars['Int']['output'];
  /** Título; único na igreja. */
  tituloDepartamento: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type DepartamentoCentrosCustoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CentroCustoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<CentroCustoOrdem>;
};


/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type DepartamentoEscalasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EscalaCultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EscalaCultoOrdem>;
};


/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type DepartamentoManutencoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ManutencaoPatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ManutencaoPatrimonioOrdem>;
};


/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type DepartamentoMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroDepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroDepartamentoOrdem>;
};


/** Um grupo de trabalho permanente da igreja, como "Recepção". */
export type DepartamentoOrcamentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<OrcamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<OrcamentoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DepartamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome do responsável; sem responsável, por último. */
  | 'responsavel'
  /** Status. */
  | 'status'
  /** Título. */
  | 'tituloDepartamento';

/** Filtro da lista de departamentos. */
export type DepartamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** 1: só ativos; 0: só inativos. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um departamento. Numa alteração, o que não é enviado fica como está. */
export type DepartamentoInput = {
  /** O que faz. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** 1: ativo, como começa; 0: inativo. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Título, até 100 caracteres; único na igreja. */
  tituloDepartamento: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Departamento. */
export type DepartamentoOrdem = {
  /** Campo. */
  campo: DepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Departamento. */
export type DepartamentoPage = {
  __typename?: 'DepartamentoPage';
  /** Os itens da página. */
  nodes: Array<Departamento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um número que o relatório diz antes de tudo. */
export type DestaqueRelatorio = {
  __typename?: 'DestaqueRelatorio';
  /** O que é. */
  rotulo: Scalars['String']['output'];
  /** Quanto, pronto para mostrar. */
  texto: Scalars['String']['output'];
};

/** Uma campanha ou um evento a que se pode ofertar. */
export type DestinoPix = {
  __typename?: 'DestinoPix';
  /** Número. */
  id: Scalars['Int']['output'];
  /** Nome. */
  nome: Scalars['String']['output'];
};

/** Quanto devolver de um Pix recebido. */
export type DevolverPixInput = {
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem devolve. */
  minhaSenha: Scalars['String']['input'];
  /** `quantasDevolucoes` do Pix, como a pessoa o viu: o mesmo pedido, enviado de novo, devolve o dinheiro uma só vez; se houve outra devolução, é recusado. */
  quantasDevolucoes: Scalars['Int']['input'];
  /** O valor, no máximo o que resta. */
  valor: Scalars['Decimal']['input'];
};

/** Sentido da ordenação. */
export type Direcao =
  /** Crescente. */
  | 'ASC'
  /** Decrescente. */
  | 'DESC';

/** Filtro da disponibilidade dos recursos. */
export type DisponibilidadeFiltro = {
  /** Tipo, por número ou uuid. */
  idTipoRecurso?: InputMaybe<Scalars['ID']['input']>;
};

/** Quanto de um recurso está livre num período. */
export type DisponibilidadeRecurso = {
  __typename?: 'DisponibilidadeRecurso';
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Quantas unidades estão livres durante todo o período. */
  livres: Scalars['Int']['output'];
  /** O recurso. */
  recurso: Recurso;
  /** As reservas que tocam o período, pela hora. */
  reservas: Array<Reserva>;
};

/** Uma página de DisponibilidadeRecurso. */
export type DisponibilidadeRecursoPage = {
  __typename?: 'DisponibilidadeRecursoPage';
  /** Os itens da página. */
  nodes: Array<DisponibilidadeRecurso>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A contribuição regular de uma pessoa; cria a sua entrada. */
export type Dizimo = Registro & {
  __typename?: 'Dizimo';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi dado. */
  dataDizimo: Scalars['DateOnly']['output'];
  /** A entrada do dízimo foi estornada em um mês seguinte: o dinheiro não conta mais. */
  estornado: Scalars['Boolean']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do dízimo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira em que o dinheiro está; nulo na lixeira. */
  idContaFinanceira?: Maybe<Scalars['Int']['output']>;
  /** Número da entrada que o dízimo lançou; nulo na lixeira. */
  idLancamento?: Maybe<Scalars['Int']['output']>;
  /** Número de quem deu. */
  idMembro: Scalars['Int']['output'];
  /** A entrada do dízimo. */
  lancamento?: Maybe<Entrada>;
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: Scalars['String']['output'];
  /** Quem deu. */
  membro?: Maybe<Usuario>;
  /** Como foi dado, por extenso: Dinheiro, Pix… */
  nomeMeio: Scalars['String']['output'];
  /** Número do recibo, se já foi emitido; sem lacunas na igreja. */
  numeroRecibo?: Maybe<Scalars['Int']['output']>;
  /** O Pix que registrou o dízimo. */
  pixRecebido?: Maybe<PixRecebido>;
  /** Os recibos do dízimo: um que vale, e os cancelados. */
  recibos: ReciboPage;
  /** Na lixeira: por que não pode ser restaurado agora, e o que fazer antes. Nulo quando pode. */
  recusaRestaurar?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorDizimo: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** A contribuição regular de uma pessoa; cria a sua entrada. */
export type DizimoRecibosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReciboFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReciboOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DizimoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataDizimo'
  /** Meio. */
  | 'meioDizimo'
  /** Nome de quem deu. */
  | 'membro'
  /** Número do recibo; sem recibo, por último. */
  | 'numeroRecibo'
  /** Valor. */
  | 'valorDizimo';

/** Filtro da lista de dízimos. */
export type DizimoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Meio: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo?: InputMaybe<Scalars['String']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um dízimo. */
export type DizimoInput = {
  /** Quando foi dado; o mês não pode estar fechado. */
  dataDizimo: Scalars['DateOnly']['input'];
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o dízimo já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valorDizimo: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Dizimo. */
export type DizimoOrdem = {
  /** Campo. */
  campo: DizimoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Dizimo. */
export type DizimoPage = {
  __typename?: 'DizimoPage';
  /** Os itens da página. */
  nodes: Array<Dizimo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** A soma de todos os dízimos da lista inteira, sem os estornados; nula na lista de várias igrejas. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que entrou com uma folha de dízimos. */
export type DizimosCriados = {
  __typename?: 'DizimosCriados';
  /** Quantos dízimos. */
  quantidade: Scalars['Int']['output'];
  /** A soma deles. */
  total: Scalars['Decimal']['output'];
};

/** Muitos dízimos de um dia; entram todos ou nenhum. */
export type DizimosInput = {
  /** Quando foram dados; o mês não pode estar fechado. */
  dataDizimo: Scalars['DateOnly']['input'];
  /** A conta financeira de todos, ativa, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** As linhas, de 1 a 300. */
  linhas: Array<LinhaDizimoInput>;
};

/** O que uma pessoa deu a uma campanha de missões. */
export type Doacao = Registro & {
  __typename?: 'Doacao';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A campanha. */
  campanha?: Maybe<CampanhaMissoes>;
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Dia da doação. */
  dataDoacao: Scalars['DateOnly']['output'];
  /** A entrada da doação foi estornada em um mês seguinte: o dinheiro não conta mais. */
  estornado: Scalars['Boolean']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da doação. */
  id: Scalars['Int']['output'];
  /** Número da campanha. */
  idCampanha: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da entrada que a doação lançou; nulo na lixeira. */
  idLancamento?: Maybe<Scalars['Int']['output']>;
  /** Número de quem doou; nulo para quem não pode saber. */
  idMembro?: Maybe<Scalars['Int']['output']>;
  /** A entrada da doação. */
  lancamento?: Maybe<Entrada>;
  /** Como foi dada: dinheiro, pix, cartao, transferencia ou cheque; nulo quando ninguém disse. */
  meioDoacao?: Maybe<Scalars['String']['output']>;
  /** Quem doou; nulo para quem não pode saber. */
  membro?: Maybe<Usuario>;
  /** Como foi dada, por extenso: Dinheiro, Pix…; nulo quando ninguém disse. */
  nomeMeio?: Maybe<Scalars['String']['output']>;
  /** O Pix que registrou a doação. */
  pixRecebido?: Maybe<PixRecebido>;
  /** Na lixeira: por que não pode ser restaurada agora, e o que fazer antes. Nulo quando pode. */
  recusaRestaurar?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorDoacao: Scalars['Decimal']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type DoacaoCampo =
  /** Quando foi registrada. */
  | 'createdAt'
  /** Dia da doação. */
  | 'dataDoacao'
  /** Valor. */
  | 'valorDoacao';

/** Uma doação a uma campanha, que chegou ao banco. */
export type DoacaoDoMovimentoInput = {
  /** Campanha, por número ou uuid. */
  idCampanha: Scalars['ID']['input'];
  /** Quem doou, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Filtro da lista de doações. */
export type DoacaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Campanha, por número ou uuid. Sem ela, as de todas. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** Meio: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDoacao?: InputMaybe<Scalars['String']['input']>;
};

/** Uma doação a registrar. */
export type DoacaoInput = {
  /** Dia da doação; sem ele, hoje. */
  dataDoacao?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Campanha, por número ou uuid. */
  idCampanha: Scalars['ID']['input'];
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem doou, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dada: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDoacao?: InputMaybe<Scalars['String']['input']>;
  /** Valor, maior que zero. */
  valorDoacao: Scalars['Decimal']['input'];
};

/** Ordem de uma lista de Doacao. */
export type DoacaoOrdem = {
  /** Campo. */
  campo: DoacaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Doacao. */
export type DoacaoPage = {
  __typename?: 'DoacaoPage';
  /** Os itens da página. */
  nodes: Array<Doacao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Várias contas que se encerram juntas, todas ou nenhuma. */
export type EncerrarContasInput = {
  /** O dia do dinheiro; ausente: hoje. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A conta financeira, por número ou uuid; ausente: a padrão da igreja. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** As contas em aberto, por número ou uuid; no máximo 200. */
  ids: Array<Scalars['ID']['input']>;
  /** dinheiro, pix, boleto, transferencia, cartao, debito ou cheque. */
  meio?: InputMaybe<Scalars['String']['input']>;
  /** As versões das contas que a pessoa viu, na mesma ordem; se alguma já é outra, o erro é STALE. */
  versoes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Uma reunião de uma célula. */
export type Encontro = Registro & {
  __typename?: 'Encontro';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A célula. */
  celula?: Maybe<Celula>;
  /** Os membros da célula e quem mais esteve presente, por nome. */
  chamada: Array<Chamada>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data. */
  dataEncontro: Scalars['DateOnly']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do encontro. */
  id: Scalars['Int']['output'];
  /** Número da célula. */
  idCelula: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** O local. */
  local?: Maybe<Local>;
  /** Observações. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** Quem da igreja esteve no encontro, por nome; com quem faltou, em `chamada`. */
  presencas: MembroEncontroPage;
  /** Quantas pessoas da igreja estiveram presentes; visitantes à parte. */
  qtdePresentes: Scalars['Int']['output'];
  /** Tema do estudo. */
  temaEstudo?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro e da sua chamada, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Quantos visitantes, que não são pessoas cadastradas, vieram. */
  visitantes: Scalars['Int']['output'];
};


/** Uma reunião de uma célula. */
export type EncontroPresencasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEncontroFiltro>;
  first?: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EncontroCampo =
  /** Nome da célula. */
  | 'celula'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataEncontro'
  /** Quantidade de visitantes. */
  | 'visitantes';

/** Filtro da lista de encontros. */
export type EncontroFiltro = {
  /** Até esta data. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir desta data. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um encontro. */
export type EncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Encontro. */
export type EncontroOrdem = {
  /** Campo. */
  campo: EncontroCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Encontro. */
export type EncontroPage = {
  __typename?: 'EncontroPage';
  /** Os itens da página. */
  nodes: Array<Encontro>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O endereço secreto com que a pessoa assina o calendário da igreja. */
export type EnderecoCalendario = {
  __typename?: 'EnderecoCalendario';
  /** Quando foi criado. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do endereço. */
  id: Scalars['Int']['output'];
  /** Último uso (com precisão de minutos). */
  usadoEm?: Maybe<Scalars['DateTime']['output']>;
};

/** Um endereço de calendário recém-criado. */
export type EnderecoCalendarioCriado = {
  __typename?: 'EnderecoCalendarioCriado';
  /** O registro do endereço. */
  endereco: EnderecoCalendario;
  /** O endereço. Só é mostrado aqui; quem o tem vê o calendário. */
  url: Scalars['String']['output'];
};

/** Quando e onde um grupo de louvor se prepara. */
export type EnsaioLouvor = Registro & {
  __typename?: 'EnsaioLouvor';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** O culto para o qual se ensaia; nulo se não há, ou se já foi excluído. */
  culto?: Maybe<Culto>;
  /** Dia. */
  dataEnsaio: Scalars['DateOnly']['output'];
  /** O grupo de louvor. */
  grupo?: Maybe<GrupoLouvor>;
  /** Hora, HH:mm, no relógio da igreja. */
  horaEnsaio: Scalars['String']['output'];
  /** Número do ensaio. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do culto para o qual se ensaia. */
  idCulto?: Maybe<Scalars['Int']['output']>;
  /** Número do grupo de louvor. */
  idGrupo: Scalars['Int']['output'];
  /** O local. */
  local?: Maybe<Local>;
  /** Número do local. */
  localEnsaio?: Maybe<Scalars['Int']['output']>;
  /** Quantas músicas o setlist tem. */
  quantidadeMusicas: Scalars['Int']['output'];
  /** As músicas do ensaio, na ordem em que se tocam. */
  setlist: SetlistEnsaioPage;
  /** Situação: Marcado, Concluído ou Cancelado. */
  statusEnsaio: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Quando e onde um grupo de louvor se prepara. */
export type EnsaioLouvorSetlistArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<SetlistEnsaioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<SetlistEnsaioOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EnsaioLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia e hora. */
  | 'dataEnsaio'
  /** Nome do grupo. */
  | 'grupo'
  /** Nome do local. */
  | 'local'
  /** Situação. */
  | 'statusEnsaio';

/** Filtro da lista de ensaios. */
export type EnsaioLouvorFiltro = {
  /** Até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (de hoje em diante) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** Situação: Marcado, Concluído ou Cancelado. */
  statusEnsaio?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um ensaio. Quem o salva o deixa Marcado. */
export type EnsaioLouvorInput = {
  /** Dia. */
  dataEnsaio: Scalars['DateOnly']['input'];
  /** Hora, HH:mm. */
  horaEnsaio: Scalars['String']['input'];
  /** Culto para o qual se ensaia, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Grupo de louvor, por número ou uuid. */
  idGrupo: Scalars['ID']['input'];
  /** Local, por número ou uuid. */
  localEnsaio?: InputMaybe<Scalars['ID']['input']>;
  /** Só Marcado. */
  statusEnsaio?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de EnsaioLouvor. */
export type EnsaioLouvorOrdem = {
  /** Campo. */
  campo: EnsaioLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de EnsaioLouvor. */
export type EnsaioLouvorPage = {
  __typename?: 'EnsaioLouvorPage';
  /** Os itens da página. */
  nodes: Array<EnsaioLouvor>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Dinheiro que chegou. */
export type Entrada = Registro & {
  __typename?: 'Entrada';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** A categoria própria; nulo: só a fixa. */
  categoriaPropria?: Maybe<Categoria>;
  /** O centro de custo. */
  centroCusto?: Maybe<CentroCusto>;
  /** A conta financeira. */
  contaFinanceira?: Maybe<ContaFinanceira>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro chegou. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Em um estorno: a entrada estornada. */
  estornada?: Maybe<Entrada>;
  /** O estorno desta entrada. */
  estorno?: Maybe<Entrada>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da entrada. */
  id: Scalars['Int']['output'];
  /** Número da categoria própria da igreja, abaixo da de categoria; nulo: só a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Número do centro de custo. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira em que o dinheiro está. */
  idContaFinanceira: Scalars['Int']['output'];
  /** Em um estorno: número da entrada estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta entrada. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a entrada. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** O movimento do banco com que está conciliada; nulo se com nenhum. */
  movimento?: Maybe<MovimentoBancario>;
  /** Nome da categoria própria; sem ela, da fixa. */
  nomeCategoria: Scalars['String']['output'];
  /** O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja. */
  numero?: Maybe<Scalars['Int']['output']>;
  /** Que tipo de registro criou a entrada: contaReceber, dizimo, doacao, aulaEBD, contagem ou pixRecebido; o próprio registro está em registroDeOrigem. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** Os recibos da entrada de uma doação: um que vale, e os cancelados. */
  recibos: ReciboPage;
  /** O registro que criou o lançamento; nulo quando foi digitado, ou não se pode ver. */
  registroDeOrigem?: Maybe<Registro>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Dinheiro que chegou. */
export type EntradaAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};


/** Dinheiro que chegou. */
export type EntradaRecibosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReciboFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReciboOrdem>;
};

/** O que há num dia da igreja: evento, culto, ensaio, reunião, reserva. Dias e horas são os da igreja. */
export type EntradaCalendario = {
  __typename?: 'EntradaCalendario';
  /** Endereço da tela do registro. */
  caminho: Scalars['String']['output'];
  /** Foi cancelado. */
  cancelado: Scalars['Boolean']['output'];
  /** Primeiro dia. */
  dia: Scalars['DateOnly']['output'];
  /** Dura dias inteiros, sem hora. */
  diaInteiro: Scalars['Boolean']['output'];
  /** Quando termina; de dias inteiros, o primeiro minuto depois. Nulo: não se sabe. */
  fim?: Maybe<Scalars['DateTime']['output']>;
  /** Hora do início, HH:mm. */
  hora?: Maybe<Scalars['String']['output']>;
  /** Hora do fim, HH:mm. */
  horaFim?: Maybe<Scalars['String']['output']>;
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** Quando começa; de dias inteiros, o primeiro minuto. */
  inicio: Scalars['DateTime']['output'];
  /** Nome do local, ou do recurso reservado. */
  local?: Maybe<Scalars['String']['output']>;
  /** O que é: "evento", "reserva"… */
  tipo: Scalars['String']['output'];
  /** Título. */
  titulo: Scalars['String']['output'];
  /** Último dia. */
  ultimoDia: Scalars['DateOnly']['output'];
  /** Identificador universal do registro. */
  uuid: Scalars['ID']['output'];
};

/** Dados de uma entrada. */
export type EntradaInput = {
  /** Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro chegou; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
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
  /** A soma de todos os lançamentos da lista inteira; nula na lista de várias igrejas. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
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

/** Uma entrega a um webhook, com o que se sabe dela. */
export type EntregaWebhook = {
  __typename?: 'EntregaWebhook';
  /** Quando foi entregue, ou falhou de vez. */
  concluidaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando entrou na fila. */
  createdAt: Scalars['DateTime']['output'];
  /** Milissegundos até a última resposta. */
  duracao?: Maybe<Scalars['Int']['output']>;
  /** Nome do evento. */
  evento: Scalars['String']['output'];
  /** Número da entrega. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Por que a última tentativa não deu certo. */
  problema?: Maybe<Scalars['String']['output']>;
  /** Quando o registro mudou. */
  quando: Scalars['DateTime']['output'];
  /** O uuid do registro; nulo em um teste. */
  registro?: Maybe<Scalars['ID']['output']>;
  /** pendente, entregue, falhou, ou omitida (quem criou o webhook não pode ler o registro). */
  situacao: Scalars['String']['output'];
  /** Código HTTP da última resposta. */
  status?: Maybe<Scalars['Int']['output']>;
  /** Quando será tentada, se está pendente. */
  tentarEm: Scalars['DateTime']['output'];
  /** Quantas vezes foi tentada. */
  tentativas: Scalars['Int']['output'];
  /** O tipo do registro; nulo em um teste. */
  tipo?: Maybe<Scalars['String']['output']>;
  /** Identificador, igual em todas as tentativas (Candeia-Entrega). */
  uuid: Scalars['ID']['output'];
  /** A versão do registro depois da mudança. */
  versaoRegistro?: Maybe<Scalars['Int']['output']>;
};

/** Filtro das entregas. */
export type EntregaWebhookFiltro = {
  /** O webhook, por número ou uuid. */
  idWebhook?: InputMaybe<Scalars['ID']['input']>;
  /** pendente, entregue, falhou ou omitida. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Uma página de EntregaWebhook. */
export type EntregaWebhookPage = {
  __typename?: 'EntregaWebhookPage';
  /** Os itens da página. */
  nodes: Array<EntregaWebhook>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Quem serve em um culto, em que função, e se aceitou. */
export type EscalaCulto = Registro & {
  __typename?: 'EscalaCulto';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi avisada. */
  avisadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O culto. */
  culto?: Maybe<Culto>;
  /** O departamento. */
  departamento?: Maybe<Departamento>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Função em que serve. */
  funcao: Scalars['String']['output'];
  /** Número da escala. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Número do departamento. */
  idDepartamento?: Maybe<Scalars['Int']['output']>;
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Por que não pode servir. Nulo para quem não monta escalas. */
  motivoRecusa?: Maybe<Scalars['String']['output']>;
  /** Quando respondeu. */
  respondidaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Resposta: pendente, confirmada ou recusada. */
  resposta: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EscalaCultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Dia e hora do culto. */
  | 'culto'
  /** Título do departamento. */
  | 'departamento'
  /** Função. */
  | 'funcao'
  /** Nome da pessoa. */
  | 'membro'
  /** Resposta. */
  | 'resposta';

/** Filtro da lista de escalas. */
export type EscalaCultoFiltro = {
  /** De cultos até este dia. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** De cultos a partir deste dia. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Culto, por número ou uuid. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (cultos de hoje em diante) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** Resposta: pendente, confirmada ou recusada. */
  resposta?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma escala. */
export type EscalaCultoInput = {
  /** Verdadeiro: escala a pessoa também se ela já serve em outro lugar na mesma hora, ou bloqueou o dia. */
  confirmarConflito?: InputMaybe<Scalars['Boolean']['input']>;
  /** Função, até 60 caracteres. */
  funcao: Scalars['String']['input'];
  /** Culto, por número ou uuid. */
  idCulto: Scalars['ID']['input'];
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa ativa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Resposta: pendente, confirmada ou recusada. Sem ela, pendente. */
  resposta?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de EscalaCulto. */
export type EscalaCultoOrdem = {
  /** Campo. */
  campo: EscalaCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de EscalaCulto. */
export type EscalaCultoPage = {
  __typename?: 'EscalaCultoPage';
  /** Os itens da página. */
  nodes: Array<EscalaCulto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A escala que o link de um e-mail mostra e responde. */
export type EscalaDoLink = {
  __typename?: 'EscalaDoLink';
  /** Dia do culto. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Função em que serve. */
  funcao: Scalars['String']['output'];
  /** Hora do culto, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Nome da igreja. */
  igreja: Scalars['String']['output'];
  /** Nome da pessoa escalada. */
  name: Scalars['String']['output'];
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** Resposta: pendente, confirmada ou recusada. */
  resposta: Scalars['String']['output'];
  /** Situação do culto: agendado, realizado ou cancelado. */
  statusCulto: Scalars['String']['output'];
  /** Tema do culto. */
  temaCulto?: Maybe<Scalars['String']['output']>;
};

/** Quais pessoas se podem escolher. */
export type EscolhaFiltro = {
  /** escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos. */
  aoAlcanceDe?: InputMaybe<Scalars['String']['input']>;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é aluno desta classe da EBD, por número ou uuid. */
  foraDaClasseEBD?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: InputMaybe<Scalars['ID']['input']>;
};

/** As espécies de registros que têm anexos. */
export type EspecieComAnexos =
  /** Conta a pagar. */
  | 'contaPagar'
  /** Conta a receber. */
  | 'contaReceber'
  /** Entrada. */
  | 'entrada'
  /** Manutenção de patrimônio. */
  | 'manutencaoPatrimonio'
  /** Orçamento. */
  | 'orcamento'
  /** Reunião de liderança, com a sua ata. */
  | 'reuniaoLideranca'
  /** Saída. */
  | 'saida';

/** Uma pessoa que espera uma vaga em um evento. */
export type EsperaEvento = {
  __typename?: 'EsperaEvento';
  /** O que a pessoa pode fazer com esta espera agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Desde quando espera. */
  createdAt: Scalars['DateTime']['output'];
  /** O evento. */
  evento?: Maybe<Evento>;
  /** Número da espera. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do evento. */
  idEvento: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EsperaEventoCampo =
  /** Desde quando espera. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro das listas de espera de eventos. */
export type EsperaEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, as de todos. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
};

/** Ordem de uma lista de EsperaEvento. */
export type EsperaEventoOrdem = {
  /** Campo. */
  campo: EsperaEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de EsperaEvento. */
export type EsperaEventoPage = {
  __typename?: 'EsperaEventoPage';
  /** Os itens da página. */
  nodes: Array<EsperaEvento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que os livros ainda não têm até um dia; nulo: de uma espécie que quem pergunta não lê. */
export type EsperaNosLivros = {
  __typename?: 'EsperaNosLivros';
  /** Perguntas a conferir sobre o que já está nos livros. */
  aConferir?: Maybe<Scalars['Int']['output']>;
  /** Contagens sem as duas assinaturas. */
  contagens?: Maybe<Scalars['Int']['output']>;
  /** Devoluções de Pix que os livros ainda não têm. */
  devolucoes?: Maybe<Scalars['Int']['output']>;
  /** Movimentos do banco pendentes. */
  movimentos?: Maybe<Scalars['Int']['output']>;
  /** Pix recebidos que esperam saber para que foram. */
  pix?: Maybe<Scalars['Int']['output']>;
  /** A soma deles, sem o que se devolveu. */
  somaPix?: Maybe<Scalars['Decimal']['output']>;
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
  /** A situação da assinatura da igreja; nula onde nada é cobrado. */
  assinatura?: Maybe<AvisoAssinatura>;
  /** Bairro. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** CEP, 8 dígitos. */
  cep?: Maybe<Scalars['String']['output']>;
  /** Cidade. */
  cidade?: Maybe<Scalars['String']['output']>;
  /** Complemento do endereço. */
  complemento?: Maybe<Scalars['String']['output']>;
  /** Data de nascimento. */
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  /** A verificação em duas etapas está ativa. */
  doisFatores: Scalars['Boolean']['output'];
  /** E-mail com que entra. */
  email?: Maybe<Scalars['String']['output']>;
  /** Rua ou avenida. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Estado civil. */
  estadoCivil?: Maybe<Scalars['String']['output']>;
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
  /** Número da casa. */
  numero?: Maybe<Scalars['String']['output']>;
  /** Perfil (ver nivelUsuarios). */
  perfil: Scalars['Int']['output'];
  /** Telefone, só dígitos. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Sigla do estado. */
  uf?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Um congresso, retiro ou festa, com membros. */
export type Evento = Registro & {
  __typename?: 'Evento';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os códigos Pix do evento. */
  codigosPix: CodigoPixPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando termina. */
  dataFim?: Maybe<Scalars['DateTime']['output']>;
  /** Quando começa. */
  dataInicio: Scalars['DateTime']['output'];
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Já terminou; sem fim, dura até o fim do dia em que começa. */
  encerrado: Scalars['Boolean']['output'];
  /** Quem espera uma vaga no evento, por ordem de chegada. */
  espera: EsperaEventoPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Endereço da imagem. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número do evento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** As próprias pessoas se inscrevem. */
  inscricaoAberta: Scalars['Boolean']['output'];
  /** Até quando as pessoas se inscrevem, se o evento não começa antes. Nulo: até começar. */
  inscricoesAte?: Maybe<Scalars['DateTime']['output']>;
  /** O local. */
  local?: Maybe<Local>;
  /** Como quem pergunta participa; nulo se não. */
  minhaInscricao?: Maybe<InscricaoEvento>;
  /** Nome. */
  nomeEvento: Scalars['String']['output'];
  /** Quem participa do evento. */
  participantes: MembroEventoPage;
  /** Quantas pessoas estão na lista de espera. */
  quantidadeEspera: Scalars['Int']['output'];
  /** Quantas pessoas participam. */
  quantidadeMembros: Scalars['Int']['output'];
  /** As reservas de recursos que valem durante o evento. */
  reservas: ReservaPage;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quantas pessoas podem participar. Nulo: sem limite. */
  vagas?: Maybe<Scalars['Int']['output']>;
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um congresso, retiro ou festa, com membros. */
export type EventoCodigosPixArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CodigoPixFiltro>;
  first?: Scalars['Int']['input'];
};


/** Um congresso, retiro ou festa, com membros. */
export type EventoEsperaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EsperaEventoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EsperaEventoOrdem>;
};


/** Um congresso, retiro ou festa, com membros. */
export type EventoParticipantesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEventoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroEventoOrdem>;
};


/** Um congresso, retiro ou festa, com membros. */
export type EventoReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReservaOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type EventoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando termina. */
  | 'dataFim'
  /** Quando começa. */
  | 'dataInicio'
  /** Nome do local. */
  | 'local'
  /** Nome. */
  | 'nomeEvento'
  /** Vagas. */
  | 'vagas';

/** Um evento que um webhook pode avisar. */
export type EventoDeWebhook = {
  __typename?: 'EventoDeWebhook';
  /** De que registros é o evento, em palavras. */
  grupo: Scalars['String']['output'];
  /** Nome do evento, como `pessoa.criada`. */
  nome: Scalars['String']['output'];
  /** O que aconteceu, em palavras. */
  rotulo: Scalars['String']['output'];
  /** O tipo do registro neste esquema. */
  tipo: Scalars['String']['output'];
};

/** Filtro da lista de eventos. */
export type EventoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos: os que ainda não terminaram; realizados: os outros; meus: os que ainda não terminaram, de que quem pergunta participa ou em que espera vaga. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um evento. Numa alteração, o que não é enviado fica como está. */
export type EventoInput = {
  /** Quando termina, não antes de começar. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** As próprias pessoas se inscrevem; no cadastro, sem ele, não. */
  inscricaoAberta?: InputMaybe<Scalars['Boolean']['input']>;
  /** Até quando as pessoas se inscrevem. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. Nulo: até o evento começar. */
  inscricoesAte?: InputMaybe<Scalars['DateTime']['input']>;
  /** Nome, até 120 caracteres. */
  nomeEvento: Scalars['String']['input'];
  /** Quantas pessoas podem participar; não menos que as que já participam. Nulo: sem limite. */
  vagas?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Evento. */
export type EventoOrdem = {
  /** Campo. */
  campo: EventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Evento. */
export type EventoPage = {
  __typename?: 'EventoPage';
  /** Os itens da página. */
  nodes: Array<Evento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O previsto e o gasto de um departamento em um período. */
export type ExecucaoDoDepartamento = {
  __typename?: 'ExecucaoDoDepartamento';
  /** O que foi gasto, conforme o livro-caixa. */
  gasto: Scalars['Decimal']['output'];
  /** Número do departamento. */
  idDepartamento: Scalars['Int']['output'];
  /** Soma dos orçamentos ainda pendentes. */
  pendente: Scalars['Decimal']['output'];
  /** Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado. */
  percentual?: Maybe<Scalars['Decimal']['output']>;
  /** Soma dos orçamentos aprovados. */
  previsto: Scalars['Decimal']['output'];
  /** O que resta do previsto; negativo se foi gasto mais. */
  saldo: Scalars['Decimal']['output'];
  /** Título do departamento. */
  tituloDepartamento: Scalars['String']['output'];
};

/** O que se previu e o que se realizou em um ano, até um mês. */
export type ExecucaoOrcamentaria = {
  __typename?: 'ExecucaoOrcamentaria';
  /** O ano. */
  ano: Scalars['Int']['output'];
  /** Os fundos sem restrição, os com, e por último as somas de todos; em cada um, as entradas primeiro. */
  linhas: Array<LinhaExecucao>;
  /** O mês, de 1 a 12. */
  mes: Scalars['Int']['output'];
  /** A previsão em vigor; nula enquanto nenhuma do ano está aprovada. */
  previsao?: Maybe<PrevisaoOrcamentaria>;
};

/** O previsto e o gasto do departamento de um orçamento no ano dele. */
export type ExecucaoOrcamento = {
  __typename?: 'ExecucaoOrcamento';
  /** Último dia do ano. */
  fim: Scalars['DateOnly']['output'];
  /** O que foi gasto, conforme o livro-caixa. */
  gasto: Scalars['Decimal']['output'];
  /** Primeiro dia do ano. */
  inicio: Scalars['DateOnly']['output'];
  /** Soma dos orçamentos ainda pendentes. */
  pendente: Scalars['Decimal']['output'];
  /** Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado. */
  percentual?: Maybe<Scalars['Decimal']['output']>;
  /** Soma dos orçamentos aprovados. */
  previsto: Scalars['Decimal']['output'];
  /** O que resta do previsto; negativo se foi gasto mais. */
  saldo: Scalars['Decimal']['output'];
};

/** O extrato de uma conta financeira em um período. */
export type Extrato = {
  __typename?: 'Extrato';
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O que se transferiu desta conta. */
  enviadas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** O que moveu a conta, na ordem em que aconteceu, por páginas. */
  linhas: LinhaExtratoPage;
  /** O que se transferiu a esta conta. */
  recebidas: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia, com o saldo inicial até ele. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** O saldo inicial, se a conta começa depois do primeiro dia. */
  saldosIniciais: Scalars['Decimal']['output'];
};

/** Um arquivo importado em uma conta financeira. */
export type ExtratoDaConta = {
  __typename?: 'ExtratoDaConta';
  /** Os que já estão conciliados. */
  conciliados: Scalars['Int']['output'];
  /** Quando foi importado. */
  createdAt: Scalars['DateTime']['output'];
  /** Último dia do extrato. */
  fim?: Maybe<Scalars['DateOnly']['output']>;
  /** Número do extrato. */
  id: Scalars['Int']['output'];
  /** Primeiro dia do extrato. */
  inicio?: Maybe<Scalars['DateOnly']['output']>;
  /** Movimentos que vieram nele. */
  movimentos: Scalars['Int']['output'];
  /** Nome do arquivo. */
  nomeArquivo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O que a importação de um extrato trouxe. */
export type ExtratoImportado = {
  __typename?: 'ExtratoImportado';
  /** Novos que o identificador do pagamento já conciliou. */
  conciliados: Scalars['Int']['output'];
  /** Linhas com valor que não são movimentos: saldos sem dia, totais, outras tabelas. */
  deFora: Scalars['Int']['output'];
  /** Novos que parecem repetidos: alguém precisa dizer se são outros. */
  duvidas: Scalars['Int']['output'];
  /** Último dia do extrato. */
  fim?: Maybe<Scalars['DateOnly']['output']>;
  /** Novos que não se conciliam: futuros, saldos, valor zero, mês fechado. */
  ignorados: Scalars['Int']['output'];
  /** Primeiro dia do extrato. */
  inicio?: Maybe<Scalars['DateOnly']['output']>;
  /** Movimentos novos, com os ignorados. */
  novos: Scalars['Int']['output'];
  /** Movimentos que a conta já tinha. */
  repetidos: Scalars['Int']['output'];
};

/** O que vence em uma semana, ou já venceu. */
export type FaixaVencimento = {
  __typename?: 'FaixaVencimento';
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia; nulo: as contas atrasadas. */
  inicio?: Maybe<Scalars['DateOnly']['output']>;
  /** A soma do que falta pagar. */
  pagar: Scalars['Decimal']['output'];
  /** Quantas contas a pagar. */
  quantidadePagar: Scalars['Int']['output'];
  /** Quantas contas a receber. */
  quantidadeReceber: Scalars['Int']['output'];
  /** A soma do que falta receber. */
  receber: Scalars['Decimal']['output'];
};

/** Quanto falta de contas, pelos dias de atraso. */
export type FaixasDeAtraso = {
  __typename?: 'FaixasDeAtraso';
  /** O que ainda vence. */
  aVencer: Scalars['Decimal']['output'];
  /** Vencido há 1 a 30 dias. */
  ate30: Scalars['Decimal']['output'];
  /** Vencido há 31 a 60 dias. */
  ate60: Scalars['Decimal']['output'];
  /** Vencido há 61 a 90 dias. */
  ate90: Scalars['Decimal']['output'];
  /** Vencido há mais de 90 dias. */
  mais90: Scalars['Decimal']['output'];
  /** Quantas contas. */
  quantidade: Scalars['Int']['output'];
  /** A soma de todas as faixas. */
  total: Scalars['Decimal']['output'];
};

/** Alguém que falta em um grupo. */
export type FaltaNoGrupo = {
  __typename?: 'FaltaNoGrupo';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Por que falta: faltou (às duas últimas aulas com chamada), indisponivel (no dia do ensaio ou do seu culto), recusada ou pendente (a escala do culto). */
  situacao: Scalars['String']['output'];
  /** Telefone. Nulo para quem não pode ler dados pessoais dessa pessoa. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Alguém que faltou aos dois últimos encontros da célula. */
export type FaltouNaCelula = {
  __typename?: 'FaltouNaCelula';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Telefone. Nulo para quem não pode ler dados pessoais dessa pessoa. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
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

/** Até que mês os livros estão fechados. */
export type FechamentoHome = {
  __typename?: 'FechamentoHome';
  /** Último dia fechado; nulo se nenhum mês foi fechado. */
  fechadoAte?: Maybe<Scalars['DateOnly']['output']>;
  /** O mês passado está fechado. */
  mesPassadoFechado: Scalars['Boolean']['output'];
};

/** O fluxo de caixa pelo método direto. Gerencial, sem valor de demonstração contábil. */
export type FluxoCaixa = {
  __typename?: 'FluxoCaixa';
  /** Cada conta financeira com os seus saldos; vazio no fluxo de uma conta. */
  contas: Array<TotaisDaConta>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Cada categoria que tem lançamentos: as entradas antes das saídas, a fixa antes das abaixo dela. */
  linhas: Array<LinhaFluxoCaixa>;
  /** Cada mês, do mais antigo ao mais novo, com os seus saldos. */
  meses: Array<TotaisDoMes>;
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** Os saldos iniciais de contas que começam depois do primeiro dia. */
  saldosIniciais: Scalars['Decimal']['output'];
  /** De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero. */
  transferencias: Scalars['Decimal']['output'];
};

/** Quem vende à igreja ou trabalha para ela: uma empresa ou uma pessoa. */
export type Fornecedor = Registro & {
  __typename?: 'Fornecedor';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** O fornecedor é oferecido a saídas e contas novas. */
  ativo: Scalars['Boolean']['output'];
  /** As contas a pagar do fornecedor. */
  contasPagar: ContaPagarPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Onde pagar: banco, agência, conta, chave Pix. */
  dadosBancarios?: Maybe<Scalars['String']['output']>;
  /** CPF, 11 dígitos, ou CNPJ, 14 caracteres; sem pontuação. */
  documento?: Maybe<Scalars['String']['output']>;
  /** E-mail. */
  email?: Maybe<Scalars['String']['output']>;
  /** Endereço, em uma linha. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do fornecedor. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome. */
  nome: Scalars['String']['output'];
  /** Observações. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** As saídas do fornecedor. */
  saidas: SaidaPage;
  /** Telefone com DDD, só dígitos; de outro país, com + e código. */
  telefone?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Quem vende à igreja ou trabalha para ela: uma empresa ou uma pessoa. */
export type FornecedorContasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** Quem vende à igreja ou trabalha para ela: uma empresa ou uma pessoa. */
export type FornecedorSaidasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<LancamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<LancamentoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type FornecedorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nome';

/** Filtro da lista de fornecedores. */
export type FornecedorFiltro = {
  /** Verdadeiro: só os ativos; falso: só os desativados. */
  ativo?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um fornecedor. */
export type FornecedorInput = {
  /** Onde pagar: banco, agência, conta, chave Pix; até 500 caracteres. */
  dadosBancarios?: InputMaybe<Scalars['String']['input']>;
  /** CPF ou CNPJ, com ou sem pontuação, também o CNPJ com letras; único na igreja. */
  documento?: InputMaybe<Scalars['String']['input']>;
  /** E-mail. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Endereço, até 200 caracteres. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nome: Scalars['String']['input'];
  /** Observações, até 2000 caracteres. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefone?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Fornecedor. */
export type FornecedorOrdem = {
  /** Campo. */
  campo: FornecedorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Fornecedor. */
export type FornecedorPage = {
  __typename?: 'FornecedorPage';
  /** Os itens da página. */
  nodes: Array<Fornecedor>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Quantas vezes uma pessoa veio às aulas de um período. */
export type FrequenciaAlunoEbd = {
  __typename?: 'FrequenciaAlunoEBD';
  /** É aluna ativa da classe; se não, esteve como convidada. */
  aluno: Scalars['Boolean']['output'];
  /** Quantas aulas com alguém presente houve desde que entrou na classe. */
  aulas: Scalars['Int']['output'];
  /** Os dias em que veio. */
  datas: Array<Scalars['DateOnly']['output']>;
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Presenças em por cento das aulas; nulo: nenhuma aula. */
  percentual?: Maybe<Scalars['Int']['output']>;
  /** A quantas veio. */
  presencas: Scalars['Int']['output'];
};

/** Quantos vieram a um culto que já começou. */
export type FrequenciaCulto = {
  __typename?: 'FrequenciaCulto';
  /** Data. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Hora, HH:mm, no relógio da igreja. */
  horaCulto: Scalars['String']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Pessoas presentes. */
  presentes: Scalars['Int']['output'];
  /** Tema. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** Identificador universal do culto. */
  uuid: Scalars['ID']['output'];
  /** Visitantes. */
  visitantes: Scalars['Int']['output'];
};

/** A frequência de uma classe em um período. */
export type FrequenciaEbd = {
  __typename?: 'FrequenciaEBD';
  /** Os alunos, e quem mais veio, por nome. */
  alunos: Array<FrequenciaAlunoEbd>;
  /** As aulas do período, da mais antiga à mais nova. */
  aulas: Array<AulaEbd>;
  /** A classe. */
  classe: ClasseEbd;
  /** Último dia. */
  dataFinal: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicial: Scalars['DateOnly']['output'];
};

/** Uma função que pessoas têm na igreja, como "Tesoureiro". */
export type Funcao = {
  __typename?: 'Funcao';
  /** Guarda o que outra função dava quando o acesso da igreja mudou, e ninguém a viu ainda. */
  aRevisar: Scalars['Boolean']['output'];
  /** Ações que a função dá a quem a tem, qualquer que seja o seu perfil, de 2 a 5. */
  acoes: Array<Scalars['String']['output']>;
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** "tudo": toda a igreja; "meus": só os grupos que a pessoa lidera. */
  alcance: Scalars['String']['output'];
  /** Para que serve, em uma frase. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quem a tem só pode o que ela permite: nada do que o perfil permite, também depois do último dia. Para quem é de fora, como o contador. */
  exclusiva: Scalars['Boolean']['output'];
  /** Número da função. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome da função. */
  nome: Scalars['String']['output'];
  /** As pessoas que têm, tiveram ou terão esta função; primeiro quem a tem. */
  pessoas: FuncaoUsuarioPage;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Uma função que pessoas têm na igreja, como "Tesoureiro". */
export type FuncaoPessoasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<FuncaoUsuarioFiltro>;
  first?: Scalars['Int']['input'];
};

/** Filtro das funções. */
export type FuncaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de uma função. */
export type FuncaoInput = {
  /** Nomes das ações. */
  acoes: Array<Scalars['String']['input']>;
  /** "tudo" ou "meus". */
  alcance: Scalars['String']['input'];
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Para que serve, até 300 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Quem a tem só pode o que ela permite; ausente, não muda. */
  exclusiva?: InputMaybe<Scalars['Boolean']['input']>;
  /** A senha atual de quem altera. */
  minhaSenha: Scalars['String']['input'];
  /** Nome da função, até 60 caracteres. */
  nome: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de Funcao. */
export type FuncaoPage = {
  __typename?: 'FuncaoPage';
  /** Os itens da página. */
  nodes: Array<Funcao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que tem uma função, e desde quando. */
export type FuncaoUsuario = {
  __typename?: 'FuncaoUsuario';
  /** Último dia; nulo: sem fim marcado. */
  fim?: Maybe<Scalars['DateOnly']['output']>;
  /** A função. */
  funcao?: Maybe<Funcao>;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da função. */
  idFuncao: Scalars['Int']['output'];
  /** Número da pessoa. */
  idUsuario: Scalars['Int']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** A pessoa. */
  usuario?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Filtro das pessoas com função. */
export type FuncaoUsuarioFiltro = {
  /** atual, futura, limita (exclusiva que acabou ou foi excluída, e ainda limita a pessoa) ou encerrada; sem elas, todas. */
  situacoes?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Uma página de FuncaoUsuario. */
export type FuncaoUsuarioPage = {
  __typename?: 'FuncaoUsuarioPage';
  /** Os itens da página. */
  nodes: Array<FuncaoUsuario>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O resultado dos fundos com ou sem restrição. */
export type FundoDoDemonstrativo = {
  __typename?: 'FundoDoDemonstrativo';
  /** Entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Verdadeiro: com restrição; falso: o que a igreja usa como quiser. */
  restrito: Scalars['Boolean']['output'];
  /** Entradas menos saídas. */
  resultado: Scalars['Decimal']['output'];
  /** Saídas. */
  saidas: Scalars['Decimal']['output'];
};

/** O resultado dos fundos com restrição, ou dos sem. */
export type FundoResultado = {
  __typename?: 'FundoResultado';
  /** Cada categoria que tem lançamentos em um dos dois períodos. */
  linhas: Array<LinhaResultado>;
  /** As somas. */
  soma: SomaFundo;
};

/** O que um código Pix deve dizer. */
export type GerarCodigoPixInput = {
  /** Para que é: dizimo, oferta, campanha ou evento. */
  finalidade: Scalars['String']['input'];
  /** A campanha, por número ou uuid. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** O evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Verdadeiro: o código não diz quem oferta. */
  semNome?: InputMaybe<Scalars['Boolean']['input']>;
  /** O valor; ausente, quem paga escolhe. */
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};

/** O que gerar. Sem datas, o mês presente. */
export type GerarRelatorioInput = {
  /** Último dia. */
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Categoria, por número ou uuid: em razao, o dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid: em execucao-orcamentaria, o previsto e o realizado dele. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira, por número ou uuid: em financas, o extrato dela. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** mensal, trimestral ou semestral: amplia as datas a meses, trimestres ou semestres inteiros. */
  periodo?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, como em tiposRelatorio. */
  tipo: Scalars['String']['input'];
};

/** Um gráfico de barras. */
export type GraficoRelatorio = {
  __typename?: 'GraficoRelatorio';
  /** Os pontos, em ordem. */
  pontos: Array<PontoRelatorio>;
  /** Nomes das séries. */
  series: Array<Scalars['String']['output']>;
};

/** Quem canta e toca junto, com um só líder. */
export type GrupoLouvor = Registro & {
  __typename?: 'GrupoLouvor';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Os ensaios do grupo que a pessoa pode ver. */
  ensaios: EnsaioLouvorPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do grupo de louvor. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Quem lidera o grupo. */
  lider?: Maybe<Usuario>;
  /** Os membros do grupo. */
  membros: MembroGrupoLouvorPage;
  /** As músicas dos ensaios do grupo. */
  musicas: SetlistEnsaioPage;
  /** Nome do grupo de louvor. */
  nomeGrupo: Scalars['String']['output'];
  /** Quantas pessoas são membros, com quem lidera. */
  quantidadeMembros: Scalars['Int']['output'];
  /** Situação. 1: ativo; 0: inativo. */
  statusGrupo: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Quem canta e toca junto, com um só líder. */
export type GrupoLouvorEnsaiosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EnsaioLouvorFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EnsaioLouvorOrdem>;
};


/** Quem canta e toca junto, com um só líder. */
export type GrupoLouvorMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroGrupoLouvorFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroGrupoLouvorOrdem>;
};


/** Quem canta e toca junto, com um só líder. */
export type GrupoLouvorMusicasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<SetlistEnsaioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<SetlistEnsaioOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type GrupoLouvorCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome de quem lidera. */
  | 'lider'
  /** Nome. */
  | 'nomeGrupo';

/** Filtro da lista de grupos de louvor. */
export type GrupoLouvorFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Situação. 1: ativo; 0: inativo. */
  statusGrupo?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um grupo de louvor. */
export type GrupoLouvorInput = {
  /** Nome do grupo de louvor, até 45 caracteres; único na igreja. */
  nomeGrupo: Scalars['String']['input'];
  /** Situação. 1: ativo; 0: inativo. Sem ela, ativo. */
  statusGrupo?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de GrupoLouvor. */
export type GrupoLouvorOrdem = {
  /** Campo. */
  campo: GrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de GrupoLouvor. */
export type GrupoLouvorPage = {
  __typename?: 'GrupoLouvorPage';
  /** Os itens da página. */
  nodes: Array<GrupoLouvor>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma classe, um grupo de louvor, um departamento ou uma missão que quem pergunta lidera. */
export type GrupoQueLidero = {
  __typename?: 'GrupoQueLidero';
  /** Número do grupo. */
  id: Scalars['Int']['output'];
  /** Nome. */
  nome: Scalars['String']['output'];
  /** Quem falta, e por quê. */
  pessoas: Array<FaltaNoGrupo>;
  /** O que vem em seguida. */
  proximo?: Maybe<ProximoDoGrupo>;
  /** classeEBD, grupoLouvor, departamento ou missao. */
  tipo: Scalars['String']['output'];
  /** A última aula com chamada da classe. */
  ultimo?: Maybe<UltimaAula>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Linhas sob um título. */
export type GrupoRelatorio = {
  __typename?: 'GrupoRelatorio';
  /** As linhas; cada uma tem um texto por coluna. */
  linhas: Array<Array<Scalars['String']['output']>>;
  /** A soma do grupo, por coluna. */
  subtotal?: Maybe<Array<Scalars['String']['output']>>;
  /** Título do grupo. */
  titulo?: Maybe<Scalars['String']['output']>;
};

/** A página inicial. Uma parte que a pessoa não pode ler é nula. */
export type Home = {
  __typename?: 'Home';
  /** Que o acesso da igreja mudou; nulo depois de um administrador dizer que entendeu. */
  acessoMudou?: Maybe<AcessoMudouHome>;
  /** Os próximos cultos, eventos, ensaios e reuniões, em até trinta dias. Custa 20. */
  agenda?: Maybe<Array<EntradaCalendario>>;
  /** Os aniversários do mês, de pessoas ativas. Custa 20. */
  aniversariantes?: Maybe<AniversariantesHome>;
  /** As campanhas em andamento. Custa 20. */
  campanhas?: Maybe<CampanhasHome>;
  /** Quantas células ativas há. Custa 20. */
  celulas?: Maybe<Scalars['Int']['output']>;
  /** As células que quem pergunta lidera, para quem pode fazer a chamada. Custa 20. */
  celulasQueLidero?: Maybe<Array<CelulaQueLidero>>;
  /** O mês em cada conta financeira até hoje, com o saldo de hoje. Custa 20. */
  contasFinanceiras?: Maybe<Array<TotaisDaConta>>;
  /** As pessoas de quem cuidar. Custa 20. */
  cuidado?: Maybe<CuidadoHome>;
  /** O que espera para entrar nos livros; nulo se não há nada, ou para quem não os escreve. Custa 20. */
  esperaNosLivros?: Maybe<EsperaNosLivros>;
  /** Os próximos eventos de que quem pergunta participa ou em que espera vaga; depois, os que recebem inscrições. Custa 20. */
  eventos?: Maybe<Array<Evento>>;
  /** Até que mês os livros estão fechados. Custa 20. */
  fechamento?: Maybe<FechamentoHome>;
  /** Quantos vieram aos últimos cultos, do mais antigo ao mais novo. Custa 20. */
  frequencia?: Maybe<Array<FrequenciaCulto>>;
  /** As classes, os grupos de louvor, os departamentos e as missões que quem pergunta lidera e de que pode cuidar. Custa 20. */
  gruposQueLidero: Array<GrupoQueLidero>;
  /** O dia de hoje na igreja. */
  hoje: Scalars['DateOnly']['output'];
  /** Os incidentes de segurança de que alguém ainda deve ser avisado; nulo se não há nenhum. Custa 20. */
  incidentes?: Maybe<IncidentesHome>;
  /** O mês de hoje na igreja, AAAA-MM. */
  mes: Scalars['String']['output'];
  /** O livro-caixa de doze meses; o último é o mês de hoje, até o último dia dele. Custa 20. */
  meses?: Maybe<Array<TotaisDoMes>>;
  /** Os pedidos a quem pergunta para ficar no lugar de alguém em uma escala. */
  meusConvites: Array<MeuConvite>;
  /** Os dízimos de quem pergunta. */
  meusDizimos?: Maybe<MeusDizimos>;
  /** A célula de quem pergunta. */
  minhaCelula?: Maybe<MinhaCelula>;
  /** As próximas escalas de quem pergunta, que não recusou. */
  minhasEscalas: Array<MinhaEscala>;
  /** Quantas participações em grupos quem pergunta pode confirmar (`aConfirmar`). Nulo para quem só cuida dos próprios grupos, ou de nenhum. */
  participacoesAConfirmar?: Maybe<Scalars['Int']['output']>;
  /** Quantos pedidos de sala esperam resposta. */
  pedidosSala?: Maybe<Scalars['Int']['output']>;
  /** Quantas pessoas há. Custa 20. */
  pessoas?: Maybe<PessoasHome>;
  /** As pessoas novas. Custa 20. */
  pessoasNovas?: Maybe<PessoasNovasHome>;
  /** Quem pergunta pode ofertar por Pix: a igreja cadastrou a chave. */
  podeOfertar: Scalars['Boolean']['output'];
  /** Os últimos posts. Custa 20. */
  posts?: Maybe<Array<PostHome>>;
  /** Os primeiros passos; nulo se todos foram dados, se foram dispensados ou se não são de quem pergunta. */
  primeirosPassos?: Maybe<Array<PrimeiroPasso>>;
  /** O próximo culto. Custa 20. */
  proximoCulto?: Maybe<ProximoCulto>;
  /** O saldo de hoje, e o que o mês ainda tem com data futura. Custa 20. */
  saldoDeHoje?: Maybe<SaldoDeHoje>;
  /** As contas que vencem logo. Custa 20. */
  vencimentos?: Maybe<VencimentosHome>;
};

/** Para que foi um Pix recebido, e de quem. */
export type IdentificarPixInput = {
  /** O dia do lançamento, quando o mês do Pix está fechado; ausente, o dia do Pix. */
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Para que foi: dizimo, oferta, campanha ou evento; ou conta: o Pix de uma cobrança é o recebimento da conta a receber dela. */
  finalidade: Scalars['String']['input'];
  /** A campanha, por número ou uuid. */
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  /** A conta financeira em que o dinheiro está, por número ou uuid; ausente, a do lançamento que ele já tem, se ela está ativa, ou a do Pix pelo banco. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** O evento, por número ou uuid. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ofertou, por número ou uuid; nulo: não se sabe. */
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** A igreja da pessoa. */
export type Igreja = {
  __typename?: 'Igreja';
  /** A partir de quando será apagada, se encerrou a conta. */
  apagarEm?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail do encarregado. */
  emailEncarregado?: Maybe<Scalars['String']['output']>;
  /** Encarregado pelos dados pessoais (LGPD): uma pessoa ou um canal, como Secretaria. */
  encarregado?: Maybe<Scalars['String']['output']>;
  /** Fuso horário em que instantes são mostrados (IANA). */
  fusoHorario: Scalars['String']['output'];
  /** Número da igreja (idCliente). */
  id: Scalars['Int']['output'];
  /** Endereço do logotipo. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Por que a plataforma a suspendeu: ela lê, mas não escreve. Nulo se não está suspensa. */
  motivoSuspensao?: Maybe<Scalars['String']['output']>;
  /** Nome da igreja. */
  nome: Scalars['String']['output'];
  /** Telefone do encarregado, só dígitos. */
  telefoneEncarregado?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O que se altera de uma igreja. */
export type IgrejaInput = {
  /** Quem assina os recibos, até 120 caracteres. */
  assinanteRecibos?: InputMaybe<Scalars['String']['input']>;
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** Função de quem assina os recibos, até 60 caracteres. */
  cargoRecibos?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /**
   * Chave Pix; só a que já vale.
   * @deprecated Use `Mutation.mudarChavePix`, que pede a senha.
   */
  chavePix?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** CNPJ. */
  cnpj?: InputMaybe<Scalars['String']['input']>;
  /** Complemento. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** E-mail de contato. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** E-mail do encarregado. */
  emailEncarregado?: InputMaybe<Scalars['String']['input']>;
  /** Encarregado pelos dados pessoais, pessoa ou canal, até 120 caracteres. */
  encarregado?: InputMaybe<Scalars['String']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Fuso horário (IANA). */
  fusoHorario: Scalars['String']['input'];
  /** Nome. */
  nome: Scalars['String']['input'];
  /** Número. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Agente de pequeno porte: 0 ou 1; sem ele, fica como está. */
  pequenoPorte?: InputMaybe<Scalars['Int']['input']>;
  /** Telefone com DDD. */
  telefone?: InputMaybe<Scalars['String']['input']>;
  /** Telefone do encarregado, com DDD. */
  telefoneEncarregado?: InputMaybe<Scalars['String']['input']>;
  /** Estado, sigla. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma igreja, como a plataforma a vê. */
export type IgrejaPlataforma = {
  __typename?: 'IgrejaPlataforma';
  /** Quando será apagada, se encerrou a conta. */
  apagarEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando se cadastrou. */
  createdAt: Scalars['DateTime']['output'];
  /** E-mails que mandou hoje (UTC). */
  emailsHoje: Scalars['Int']['output'];
  /** Fuso horário em que instantes são mostrados (IANA). */
  fusoHorario: Scalars['String']['output'];
  /** Número da igreja (idCliente). */
  id: Scalars['Int']['output'];
  /** Quanto as suas imagens ocupam, em kB. */
  kilobytes: Scalars['Int']['output'];
  /** E-mails que pode mandar por dia; nulo: sem limite. */
  limiteEmails?: Maybe<Scalars['Int']['output']>;
  /** Por que está suspensa. */
  motivoSuspensao?: Maybe<Scalars['String']['output']>;
  /** Nome. */
  nome: Scalars['String']['output'];
  /** Quantas pessoas tem. */
  pessoas: Scalars['Int']['output'];
  /** ativa, suspensa (lê, mas não escreve) ou encerrando. */
  situacao: Scalars['String']['output'];
  /** Último uso por alguém que está no sistema. */
  ultimaAtividade?: Maybe<Scalars['DateTime']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de IgrejaPlataforma. */
export type IgrejaPlataformaPage = {
  __typename?: 'IgrejaPlataformaPage';
  /** Os itens da página. */
  nodes: Array<IgrejaPlataforma>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um arquivo de pessoas: primeiro uma prévia, depois gravado ou desfeito. */
export type Importacao = {
  __typename?: 'Importacao';
  /** O que a pessoa pode fazer com esta importação agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** O que do arquivo não é lido, como outras planilhas. */
  avisos: Array<Scalars['String']['output']>;
  /** Colunas do arquivo. */
  colunas: Array<Scalars['String']['output']>;
  /** Linhas com erro; só são gravadas as outras quando se manda deixá-las de fora. */
  comErro: Scalars['Int']['output'];
  /** Quando o arquivo foi enviado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi desfeita. */
  desfeitaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas retiradas ao desfazer; as alteradas ou já vinculadas ficam. */
  desfeitas?: Maybe<Scalars['Int']['output']>;
  /** Linhas de pessoas já cadastradas ou repetidas no arquivo. */
  duplicadas: Scalars['Int']['output'];
  /** Formato: csv, json, xml ou xlsx. */
  formato: Scalars['String']['output'];
  /** Quando foi gravada. */
  gravadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas gravadas. */
  gravadas?: Maybe<Scalars['Int']['output']>;
  /** Número da importação. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** As linhas do arquivo; são guardadas por sete dias, as dos vinte arquivos mais recentes. */
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
  /** Uma data da coluna, se só quem conhece o arquivo sabe o que vem primeiro nela, o dia ou o mês; nada se grava antes de `ordem`. */
  dataAmbigua?: Maybe<Scalars['String']['output']>;
  /** O que vem primeiro nessas datas, como se respondeu: dia ou mes. */
  ordem?: Maybe<Scalars['String']['output']>;
};

/** Escolha do campo que uma coluna preenche. */
export type ImportacaoColunaInput = {
  /** Campo da pessoa; nulo: a coluna não é importada. */
  campo?: InputMaybe<Scalars['String']['input']>;
  /** Nome da coluna no arquivo. */
  coluna: Scalars['String']['input'];
  /** O que vem primeiro nas datas da coluna, dia ou mes; só conta onde elas servem para os dois. */
  ordem?: InputMaybe<Scalars['String']['input']>;
};

/** O que uma linha de um arquivo grava em um campo da pessoa. */
export type ImportacaoDado = {
  __typename?: 'ImportacaoDado';
  /** Campo da pessoa. */
  campo: Scalars['String']['output'];
  /** O valor como é gravado; em uma linha com erro, o texto do arquivo. */
  texto: Scalars['String']['output'];
};

/** Linha de um arquivo importado. */
export type ImportacaoLinha = {
  __typename?: 'ImportacaoLinha';
  /** O que da linha fica de fora, ou é gravado de outro modo. */
  avisos: Array<Scalars['String']['output']>;
  /** CPF. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** Tudo o que a linha grava, sem os campos vazios e sem os que não se pode ler de um arquivo de outra pessoa. */
  dados: Array<ImportacaoDado>;
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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma importação na lista delas: sem as linhas do arquivo. */
export type ImportacaoNaLista = {
  __typename?: 'ImportacaoNaLista';
  /** O que a pessoa pode fazer com esta importação agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando o arquivo foi enviado. */
  createdAt: Scalars['DateTime']['output'];
  /** Pessoas retiradas ao desfazer. */
  desfeitas?: Maybe<Scalars['Int']['output']>;
  /** Quando foi gravada. */
  gravadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Pessoas gravadas. */
  gravadas?: Maybe<Scalars['Int']['output']>;
  /** Número da importação. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome do arquivo. */
  nomeArquivo: Scalars['String']['output'];
  /** Situação: previa, gravada ou desfeita. */
  situacao: Scalars['String']['output'];
  /** Linhas do arquivo, sem o cabeçalho. */
  totalLinhas: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de ImportacaoNaLista. */
export type ImportacaoNaListaPage = {
  __typename?: 'ImportacaoNaListaPage';
  /** Os itens da página. */
  nodes: Array<ImportacaoNaLista>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um incidente de segurança com dados pessoais, que a igreja registra por pelo menos 5 anos (LGPD). */
export type Incidente = Registro & {
  __typename?: 'Incidente';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando as pessoas foram avisadas. */
  avisadosEm?: Maybe<Scalars['DateTime']['output']>;
  /** Último dia para avisar a ANPD e as pessoas: 3 dias úteis, 6 para agentes de pequeno porte; nulo sem risco relevante. */
  avisarAte?: Maybe<Scalars['DateOnly']['output']>;
  /** Quando a comunicação foi complementada. */
  complementadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Último dia para complementar a comunicação à ANPD: 20 dias úteis depois dela, ou 40; nulo antes dela. */
  complementarAte?: Maybe<Scalars['DateOnly']['output']>;
  /** Quando a ANPD foi comunicada. */
  comunicadoAnpdEm?: Maybe<Scalars['DateTime']['output']>;
  /** O que isso pode causar às pessoas. */
  consequencias?: Maybe<Scalars['String']['output']>;
  /** Quando foi registrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Dados atingidos: identificacao, contato, financeiros, saude, religiosos, criancas, idosos, autenticacao, sigilo, outros. */
  dados: Array<Scalars['String']['output']>;
  /** Quando a igreja soube; daí se contam os prazos. */
  dataConhecimento: Scalars['DateTime']['output'];
  /** Quando aconteceu; nulo se não se sabe. */
  dataOcorrencia?: Maybe<Scalars['DateTime']['output']>;
  /** O que aconteceu. */
  descricao: Scalars['String']['output'];
  /** Quando foi encerrado. */
  encerradoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Até quando a lei manda guardar o registro: 5 anos. */
  guardarAte: Scalars['DateOnly']['output'];
  /** Número do incidente. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** O que foi e será feito. */
  medidas?: Maybe<Scalars['String']['output']>;
  /** Como as pessoas foram avisadas. */
  meioAviso?: Maybe<Scalars['String']['output']>;
  /** Por que o aviso demorou mais que o prazo. */
  motivoDemora?: Maybe<Scalars['String']['output']>;
  /** Por que ninguém é avisado. */
  motivoSemAviso?: Maybe<Scalars['String']['output']>;
  /** Se valem os prazos em dobro de agente de pequeno porte: 0 ou 1. */
  pequenoPorte: Scalars['Int']['output'];
  /** As pessoas da igreja que foram atingidas; de quem está na lixeira, só o nome. */
  pessoas: UsuarioPage;
  /** Quantas pessoas saíram da lista porque os seus dados não estão mais aqui: foram apagados, ou são mais novos que a cópia restaurada. */
  pessoasApagadas: Scalars['Int']['output'];
  /** Como os dados eram protegidos. */
  protecao?: Maybe<Scalars['String']['output']>;
  /** Número do protocolo da ANPD. */
  protocoloAnpd?: Maybe<Scalars['String']['output']>;
  /** Quantas pessoas foram atingidas, até onde se sabe. */
  quantidadePessoas?: Maybe<Scalars['Int']['output']>;
  /** Se pode causar risco ou dano relevante: 0 ou 1. */
  riscoRelevante: Scalars['Int']['output'];
  /** aberto, anpdComunicada, pessoasAvisadas, comunicado (ambas) ou encerrado. */
  situacao: Scalars['String']['output'];
  /** O que foi comunicado à ANPD. */
  textoAnpd?: Maybe<Scalars['String']['output']>;
  /** O que as pessoas receberam. */
  textoAviso?: Maybe<Scalars['String']['output']>;
  /** O que complementou a comunicação. */
  textoComplemento?: Maybe<Scalars['String']['output']>;
  /** Texto pronto para o formulário da ANPD. Nada é enviado. */
  textoParaAnpd: Scalars['String']['output'];
  /** Texto pronto para avisar as pessoas. Nada é enviado. */
  textoParaPessoas: Scalars['String']['output'];
  /** Nome curto. */
  titulo: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um incidente de segurança com dados pessoais, que a igreja registra por pelo menos 5 anos (LGPD). */
export type IncidentePessoasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<UsuarioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<UsuarioOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type IncidenteCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Quando a igreja soube. */
  | 'dataConhecimento'
  /** Nome. */
  | 'titulo';

/** Filtro da lista de incidentes de segurança. */
export type IncidenteFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** abertos ou encerrados. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um incidente de segurança. */
export type IncidenteInput = {
  /** O que isso pode causar às pessoas, até 2000 caracteres. */
  consequencias?: InputMaybe<Scalars['String']['input']>;
  /** Dados atingidos: identificacao, contato, financeiros, saude, religiosos, criancas, idosos, autenticacao, sigilo, outros. */
  dados: Array<Scalars['String']['input']>;
  /** Quando a igreja soube: instante, ou data e hora da igreja. */
  dataConhecimento: Scalars['String']['input'];
  /** Quando aconteceu: instante, ou data e hora da igreja; nulo se não se sabe. */
  dataOcorrencia?: InputMaybe<Scalars['String']['input']>;
  /** O que aconteceu, até 4000 caracteres. */
  descricao: Scalars['String']['input'];
  /** O que foi e será feito, até 2000 caracteres. */
  medidas?: InputMaybe<Scalars['String']['input']>;
  /** Por que o aviso demorou, até 1000 caracteres. */
  motivoDemora?: InputMaybe<Scalars['String']['input']>;
  /** Por que ninguém é avisado, até 1000 caracteres. */
  motivoSemAviso?: InputMaybe<Scalars['String']['input']>;
  /** Prazos em dobro de agente de pequeno porte: 0 ou 1; sem ele, como a igreja diz. */
  pequenoPorte?: InputMaybe<Scalars['Int']['input']>;
  /** Como os dados eram protegidos, até 2000 caracteres. */
  protecao?: InputMaybe<Scalars['String']['input']>;
  /** Quantas pessoas foram atingidas, até onde se sabe. */
  quantidadePessoas?: InputMaybe<Scalars['Int']['input']>;
  /** Se pode causar risco ou dano relevante: 0 ou 1; sem ele, 1. */
  riscoRelevante?: InputMaybe<Scalars['Int']['input']>;
  /** Nome curto, até 120 caracteres. */
  titulo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Incidente. */
export type IncidenteOrdem = {
  /** Campo. */
  campo: IncidenteCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Incidente. */
export type IncidentePage = {
  __typename?: 'IncidentePage';
  /** Os itens da página. */
  nodes: Array<Incidente>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Incidentes de segurança de que alguém ainda deve ser avisado. */
export type IncidentesHome = {
  __typename?: 'IncidentesHome';
  /** O primeiro dia em que um prazo termina. */
  avisarAte: Scalars['DateOnly']['output'];
  /** Quantos são. */
  semAviso: Scalars['Int']['output'];
  /** Esse prazo já terminou. */
  vencido: Scalars['Boolean']['output'];
};

/** Dias em que uma pessoa não pode servir. */
export type Indisponibilidade = Registro & {
  __typename?: 'Indisponibilidade';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da indisponibilidade. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Observação. Só a própria pessoa e quem monta escalas a leem. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type IndisponibilidadeCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Nome da pessoa. */
  | 'membro';

/** Filtro da lista de indisponibilidades. */
export type IndisponibilidadeFiltro = {
  /** As que começam neste dia ou antes. */
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  /** As que terminam neste dia ou depois. */
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** proximos (até hoje ou depois) ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma indisponibilidade. */
export type IndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Observação, até 200 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Indisponibilidade. */
export type IndisponibilidadeOrdem = {
  /** Campo. */
  campo: IndisponibilidadeCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Indisponibilidade. */
export type IndisponibilidadePage = {
  __typename?: 'IndisponibilidadePage';
  /** Os itens da página. */
  nodes: Array<Indisponibilidade>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Como quem pergunta participa de um evento. */
export type InscricaoEvento = {
  __typename?: 'InscricaoEvento';
  /** Lugar na lista de espera, a partir de 1. */
  posicao?: Maybe<Scalars['Int']['output']>;
  /** inscrito, ou espera (na lista de espera). */
  situacao: Scalars['String']['output'];
};

/** O que muda em um momento da liturgia. */
export type ItemLiturgiaInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: InputMaybe<Scalars['ID']['input']>;
  /** Posição; sem ela, fica onde está. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Um registro excluído. */
export type ItemLixeira = {
  __typename?: 'ItemLixeira';
  /** Quando foi excluído. */
  excluidoEm: Scalars['DateTime']['output'];
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem excluiu. */
  idExcluidoPor?: Maybe<Scalars['Int']['output']>;
  /** Nome de quem excluiu. */
  nomeExcluidoPor?: Maybe<Scalars['String']['output']>;
  /** O próprio registro; nulo quando não há mais, ou não se pode ver. */
  registro?: Maybe<Registro>;
  /** Tabela do registro. */
  tabela: Scalars['String']['output'];
  /** Como as pessoas o chamam. */
  titulo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de ItemLixeira. */
export type ItemLixeiraPage = {
  __typename?: 'ItemLixeiraPage';
  /** Os itens da página. */
  nodes: Array<ItemLixeira>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que muda ao juntar uma categoria a outra; a lixeira não conta. */
export type JuncaoDeCategorias = {
  __typename?: 'JuncaoDeCategorias';
  /** Contas a pagar e a receber, que passam. */
  contas: Scalars['Int']['output'];
  /** Lançamentos de meses fechados, que ficam. */
  fechados: Scalars['Int']['output'];
  /** Lançamentos de meses abertos, que passam para a outra. */
  lancamentos: Scalars['Int']['output'];
  /** Previsões aprovadas, que ficam. */
  previsoes: Scalars['Int']['output'];
  /** Rascunhos de previsões, que passam. */
  rascunhos: Scalars['Int']['output'];
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

/** Um lançamento, como a conta financeira o vê. */
export type LancamentoDaConta = {
  __typename?: 'LancamentoDaConta';
  /** Data do lançamento. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada, da saída ou da transferência. */
  id: Scalars['Int']['output'];
  /** O que é: entrada, saida ou transferencia. */
  tipo: Scalars['String']['output'];
  /** Identificador universal dela. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo: saiu da conta. */
  valor: Scalars['Decimal']['output'];
};

/** Um lançamento que está em outra conta do que o seu dinheiro, como o banco diz. */
export type LancamentoEmOutraConta = {
  __typename?: 'LancamentoEmOutraConta';
  /** Data do lançamento. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada ou da saída. */
  id: Scalars['Int']['output'];
  /** Número da conta em que está. */
  idContaFinanceira: Scalars['Int']['output'];
  /** Nome da conta em que está. */
  nomeContaFinanceira: Scalars['String']['output'];
  /** O que é: entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** Identificador universal dela. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo: saiu da conta. */
  valor: Scalars['Decimal']['output'];
};

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
  /** Categoria do plano de contas, por número ou uuid; de uma fixa, também as que estão abaixo dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor, por número ou uuid; entradas não têm. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: os que não têm anexo, nem o registro que os criou; sem os estornos e o que eles estornam. */
  semAnexo?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Ordem de uma lista de Lancamento. */
export type LancamentoOrdem = {
  /** Campo. */
  campo: LancamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** O lançamento de um movimento que a igreja ainda não tinha. */
export type LancarMovimentoInput = {
  /** Categoria da entrada ou da saída; não de uma transferência. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Descrição, até 255 caracteres; um dízimo e uma doação têm a sua própria. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Quem deu, por número ou uuid: o movimento é um dízimo, com a sua entrada. */
  dizimo?: InputMaybe<Scalars['ID']['input']>;
  /** O movimento é uma doação a uma campanha, com a sua entrada. */
  doacao?: InputMaybe<DoacaoDoMovimentoInput>;
  /** Categoria própria da igreja, por número ou uuid; a principal é a dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor de uma saída, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** A outra conta financeira, por número ou uuid: o dinheiro veio dela ou foi a ela. */
  transferencia?: InputMaybe<Scalars['ID']['input']>;
};

/** O limite de uma pessoa: do que o perfil permite, só o que um membro também pode. As funções somam-se a ele. */
export type LimiteARevisar = {
  __typename?: 'LimiteARevisar';
  /** Em palavras, o que a pessoa poderia também, se o limite fosse tirado agora; nulo: nada. */
  acrescenta?: Maybe<Scalars['String']['output']>;
  /** Áreas em que, além disso, só alcança os próprios grupos. */
  meus: Array<Scalars['String']['output']>;
  /** A pessoa. */
  pessoa: PessoaLimitada;
};

/** Uma conta ou categoria em um balancete. */
export type LinhaBalancete = {
  __typename?: 'LinhaBalancete';
  /** Os créditos do período. */
  creditos: Scalars['Decimal']['output'];
  /** Os débitos do período. */
  debitos: Scalars['Decimal']['output'];
  /** Verdadeiro: os débitos somam ao saldo; falso: os créditos. */
  devedora: Scalars['Boolean']['output'];
  /** conta, patrimonio, transferencia, receita ou despesa. */
  grupo: Scalars['String']['output'];
  /** 1: uma conta, ou uma categoria fixa com todas abaixo dela; 2: uma categoria abaixo dela. */
  nivel: Scalars['Int']['output'];
  /** Nome da conta ou da categoria. */
  nome: Scalars['String']['output'];
  /** Número da conta financeira ou da categoria. */
  registro?: Maybe<Scalars['Int']['output']>;
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia; de categorias, desde janeiro. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** Uma contribuição, como está no comprovante de um ano. */
export type LinhaComprovante = {
  __typename?: 'LinhaComprovante';
  /** A campanha de uma doação; nula em um dízimo. */
  campanha?: Maybe<Scalars['String']['output']>;
  /** Quando foi dada. */
  data: Scalars['DateOnly']['output'];
  /** Como foi dada, por extenso: Dinheiro, Pix… */
  meio?: Maybe<Scalars['String']['output']>;
  /** Número do recibo só desta contribuição. */
  recibo?: Maybe<Scalars['Int']['output']>;
  /** Valor em reais. */
  valor: Scalars['Decimal']['output'];
};

/** As faixas de um grupo de contas. */
export type LinhaDeAtraso = {
  __typename?: 'LinhaDeAtraso';
  /** O que ainda vence. */
  aVencer: Scalars['Decimal']['output'];
  /** Vencido há 1 a 30 dias. */
  ate30: Scalars['Decimal']['output'];
  /** Vencido há 31 a 60 dias. */
  ate60: Scalars['Decimal']['output'];
  /** Vencido há 61 a 90 dias. */
  ate90: Scalars['Decimal']['output'];
  /** Número da pessoa, do fornecedor ou do centro de custo; nulo: a igreja, nenhum, ou uma descrição. */
  idRegistro?: Maybe<Scalars['Int']['output']>;
  /** Vencido há mais de 90 dias. */
  mais90: Scalars['Decimal']['output'];
  /** O nome do grupo. */
  nome: Scalars['String']['output'];
  /** Quantas contas. */
  quantidade: Scalars['Int']['output'];
  /** A soma de todas as faixas. */
  total: Scalars['Decimal']['output'];
};

/** Uma linha da folha de dízimos. */
export type LinhaDizimoInput = {
  /** Quem deu, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Como foi dado: dinheiro, pix, cartao, transferencia ou cheque. */
  meioDizimo: Scalars['String']['input'];
  /** Valor em reais, maior que zero. */
  valorDizimo: Scalars['Decimal']['input'];
};

/** Uma categoria de um demonstrativo. */
export type LinhaDoDemonstrativo = {
  __typename?: 'LinhaDoDemonstrativo';
  /** Valor no período anterior, do mesmo tamanho. */
  anterior: Scalars['Decimal']['output'];
  /** Nome da categoria. */
  nome: Scalars['String']['output'];
  /** Valor previsto para o período; nulo quando o demonstrativo não tem previsão. */
  previsto?: Maybe<Scalars['Decimal']['output']>;
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** Valor no período, em reais. */
  valor: Scalars['Decimal']['output'];
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

/** Uma página de LinhaDoTempo. */
export type LinhaDoTempoPage = {
  __typename?: 'LinhaDoTempoPage';
  /** Os itens da página. */
  nodes: Array<LinhaDoTempo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma linha da execução de uma previsão, ou uma soma. */
export type LinhaExecucao = {
  __typename?: 'LinhaExecucao';
  /** Número da categoria fixa. */
  categoria?: Maybe<Scalars['Int']['output']>;
  /** Realizado menos previsto, até o mês. */
  diferenca: Scalars['Decimal']['output'];
  /** Número do registro da categoria própria; nulo: a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** 0: uma soma; 1: uma categoria fixa, com todas abaixo dela; 2: uma abaixo dela. */
  nivel: Scalars['Int']['output'];
  /** Nome da categoria, ou da soma. */
  nome: Scalars['String']['output'];
  /** O realizado em porcentagem do previsto, até o mês; nulo quando nada se previu. */
  percentual?: Maybe<Scalars['Decimal']['output']>;
  /** Previsto de janeiro até o mês. */
  previsto: Scalars['Decimal']['output'];
  /** Previsto no ano. */
  previstoAno: Scalars['Decimal']['output'];
  /** Previsto no mês. */
  previstoMes: Scalars['Decimal']['output'];
  /** Realizado de janeiro até o mês. */
  realizado: Scalars['Decimal']['output'];
  /** Realizado no mês. */
  realizadoMes: Scalars['Decimal']['output'];
  /** Número do registro da categoria, própria ou fixa. */
  registro?: Maybe<Scalars['Int']['output']>;
  /** Verdadeiro: fundos com restrição; nulo: todos os fundos. */
  restrito?: Maybe<Scalars['Boolean']['output']>;
  /** entrada ou saida; nulo: entradas menos saídas. */
  tipo?: Maybe<Scalars['String']['output']>;
};

/** Uma linha do extrato de uma conta financeira: o que a moveu, e o saldo depois. */
export type LinhaExtrato = {
  __typename?: 'LinhaExtrato';
  /** Número da categoria; 0 em uma transferência e em um saldo inicial. */
  categoria: Scalars['Int']['output'];
  /** Data. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Verdadeiro em um estorno. */
  estorno: Scalars['Boolean']['output'];
  /** Número da entrada, da saída, da transferência ou da conta financeira. */
  id: Scalars['Int']['output'];
  /** Em uma transferência: número da outra conta financeira. */
  idOutraConta?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria; em uma transferência e em um saldo inicial, isso. */
  nomeCategoria: Scalars['String']['output'];
  /** Em uma transferência: a outra conta financeira. */
  outraConta?: Maybe<ContaFinanceira>;
  /** O saldo da conta depois desta linha. */
  saldo: Scalars['Decimal']['output'];
  /** entrada, saida, transferencia ou saldoInicial. */
  tipo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quanto a linha muda o saldo, em reais; negativo se o diminui. */
  valor: Scalars['Decimal']['output'];
};

/** Uma página de LinhaExtrato. */
export type LinhaExtratoPage = {
  __typename?: 'LinhaExtratoPage';
  /** Os itens da página. */
  nodes: Array<LinhaExtrato>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma categoria em um fluxo de caixa. */
export type LinhaFluxoCaixa = {
  __typename?: 'LinhaFluxoCaixa';
  /** Número da categoria fixa. */
  categoria: Scalars['Int']['output'];
  /** Número do registro da categoria própria; nulo: a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** A soma de cada mês, na ordem de meses. */
  meses: Array<Scalars['Decimal']['output']>;
  /** 1: uma categoria fixa, com todas as que estão abaixo dela; 2: uma abaixo dela. */
  nivel: Scalars['Int']['output'];
  /** Nome da categoria. */
  nome: Scalars['String']['output'];
  /** Número do registro da categoria, própria ou fixa. */
  registro?: Maybe<Scalars['Int']['output']>;
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma do período. */
  total: Scalars['Decimal']['output'];
};

/** Uma linha do livro-caixa: um lançamento, o saldo inicial de uma conta que começa no período ou, no livro de uma conta, uma transferência. */
export type LinhaLivroCaixa = {
  __typename?: 'LinhaLivroCaixa';
  /** Número da categoria; 0 em um saldo inicial e em uma transferência. */
  categoria: Scalars['Int']['output'];
  /** Data. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada, da saída, da conta financeira ou da transferência. */
  id: Scalars['Int']['output'];
  /** Nome da categoria. */
  nomeCategoria: Scalars['String']['output'];
  /** O saldo depois desta linha. */
  saldo: Scalars['Decimal']['output'];
  /** entrada, saida, saldoInicial ou transferencia. */
  tipo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo em um estorno, no que se transferiu a outra conta, ou se a conta devia. */
  valor: Scalars['Decimal']['output'];
};

/** Uma página de LinhaLivroCaixa. */
export type LinhaLivroCaixaPage = {
  __typename?: 'LinhaLivroCaixaPage';
  /** Os itens da página. */
  nodes: Array<LinhaLivroCaixa>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que se prevê para uma categoria, em um centro de custo ou sem ele. */
export type LinhaPrevisao = {
  __typename?: 'LinhaPrevisao';
  /** É uma das cinco fixas. */
  fixa: Scalars['Boolean']['output'];
  /** Número do registro da categoria, própria ou fixa. */
  idCategoria: Scalars['Int']['output'];
  /** Número do centro de custo; nulo: nenhum. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** O valor de cada mês, de janeiro a dezembro. */
  meses: Array<Scalars['Decimal']['output']>;
  /** receita ou despesa. */
  natureza: Scalars['String']['output'];
  /** Nome da categoria. */
  nome: Scalars['String']['output'];
  /** Nome do centro de custo. */
  nomeCentro?: Maybe<Scalars['String']['output']>;
  /** Número da categoria fixa. */
  raiz: Scalars['Int']['output'];
  /** Com restrição: fundo com finalidade. */
  restrita: Scalars['Boolean']['output'];
  /** O valor do ano. */
  total: Scalars['Decimal']['output'];
};

/** Uma linha de uma previsão: com o total do ano, ou com os doze meses. */
export type LinhaPrevisaoInput = {
  /** Categoria, própria ou fixa, por número ou uuid. */
  idCategoria: Scalars['ID']['input'];
  /** Centro de custo, por número ou uuid; ausente, nenhum. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** O valor de cada mês, de janeiro a dezembro. */
  meses?: InputMaybe<Array<Scalars['Decimal']['input']>>;
  /** O total do ano, a distribuir pelos meses. */
  total?: InputMaybe<Scalars['Decimal']['input']>;
};

/** Uma linha de um razão. */
export type LinhaRazao = {
  __typename?: 'LinhaRazao';
  /** O outro lado: no razão de uma conta, a categoria; no de uma categoria, a conta. */
  contrapartida: Scalars['String']['output'];
  /** O valor, se é um crédito. */
  credito?: Maybe<Scalars['Decimal']['output']>;
  /** Data. */
  data: Scalars['DateOnly']['output'];
  /** O valor, se é um débito. */
  debito?: Maybe<Scalars['Decimal']['output']>;
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Número da entrada, da saída, da transferência ou da conta financeira. */
  id: Scalars['Int']['output'];
  /** O saldo depois desta linha. */
  saldo: Scalars['Decimal']['output'];
  /** entrada, saida, transferencia ou saldoInicial. */
  tipo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de LinhaRazao. */
export type LinhaRazaoPage = {
  __typename?: 'LinhaRazaoPage';
  /** Os itens da página. */
  nodes: Array<LinhaRazao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma categoria em um resultado. */
export type LinhaResultado = {
  __typename?: 'LinhaResultado';
  /** A soma dos mesmos dias do ano anterior. */
  anterior: Scalars['Decimal']['output'];
  /** Número da categoria fixa. */
  categoria: Scalars['Int']['output'];
  /** Número do registro da categoria própria; nulo: a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria. */
  nome: Scalars['String']['output'];
  /** Número do registro da categoria, própria ou fixa. */
  registro?: Maybe<Scalars['Int']['output']>;
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma do período. */
  total: Scalars['Decimal']['output'];
};

/** As linhas de uma previsão, no lugar das que tem. */
export type LinhasPrevisaoInput = {
  /** Como distribuir um total: igual, ou anoAnterior (como o realizado do ano anterior). */
  distribuicao?: InputMaybe<Scalars['String']['input']>;
  /** As linhas, no máximo 600. */
  linhas: Array<LinhaPrevisaoInput>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Um momento da liturgia de um culto. */
export type LiturgiaCulto = {
  __typename?: 'LiturgiaCulto';
  /** O que a pessoa pode fazer com este item agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi incluído. */
  createdAt: Scalars['DateTime']['output'];
  /** O culto. */
  culto?: Maybe<Culto>;
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Número do item. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Número do momento. */
  idMomento: Scalars['Int']['output'];
  /** O momento; nulo se já foi excluído, com o seu título em `titulo`. */
  momento?: Maybe<MomentoCulto>;
  /** Posição; de posições iguais vem antes o item de menor número. */
  ordem: Scalars['Int']['output'];
  /** Título do momento. */
  titulo: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Um momento a incluir na liturgia de um culto. */
export type LiturgiaCultoInput = {
  /** Descrição, até 500 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Culto, por número ou uuid. */
  idCulto: Scalars['ID']['input'];
  /** Momento, por número ou uuid; obrigatório. */
  idMomento?: InputMaybe<Scalars['ID']['input']>;
  /** Posição; sem ela, a última. */
  ordem?: InputMaybe<Scalars['Int']['input']>;
};

/** Uma página de LiturgiaCulto. */
export type LiturgiaCultoPage = {
  __typename?: 'LiturgiaCultoPage';
  /** Os itens da página. */
  nodes: Array<LiturgiaCulto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O livro-caixa de um período. */
export type LivroCaixa = {
  __typename?: 'LivroCaixa';
  /** Cada categoria que tem lançamentos, a maior primeiro. */
  categorias: Array<TotalDaCategoria>;
  /** Cada centro de custo que tem lançamentos, o maior primeiro; por último, os lançamentos sem ele. */
  centrosCusto: Array<TotalDoCentro>;
  /** Cada conta financeira, por nome; vazio no livro de um centro de custo ou de uma conta. */
  contas: Array<TotaisDaConta>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** O resultado dos fundos sem restrição, depois dos com. No livro de um mês, vazio. */
  fundos: Array<ResultadoDoFundo>;
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Os lançamentos, na ordem em que aconteceram, por páginas. */
  linhas: LinhaLivroCaixaPage;
  /** Cada mês do período, do mais antigo ao mais novo. */
  meses: Array<TotaisDoMes>;
  /** Cada categoria do plano de contas que tem lançamentos: a fixa, depois as abaixo dela. No livro de um mês, vazio. */
  planoContas: Array<TotalDoPlano>;
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia, com os saldos iniciais até ele. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** A soma dos saldos iniciais das contas que começam depois do primeiro dia. */
  saldosIniciais: Scalars['Decimal']['output'];
  /** De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero. */
  transferencias: Scalars['Decimal']['output'];
};

/** Onde algo acontece: templo, salão, casa. */
export type Local = Registro & {
  __typename?: 'Local';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quantas pessoas cabem. */
  capacidade?: Maybe<Scalars['Int']['output']>;
  /** As células que se reúnem neste local. */
  celulas: CelulaPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Os cultos neste local. */
  cultos: CultoPage;
  /** Os encontros de células neste local. */
  encontros: EncontroPage;
  /** Endereço, em uma linha. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Os ensaios neste local. */
  ensaios: EnsaioLouvorPage;
  /** Os eventos neste local. */
  eventos: EventoPage;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do local. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal: Scalars['String']['output'];
  /** Os patrimônios que ficam neste local. */
  patrimonios: PatrimonioPage;
  /** As reservas de recursos que valem durante os cultos e os eventos neste local. */
  reservas: ReservaPage;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalCelulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CelulaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<CelulaOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalCultosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<CultoOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalEncontrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EncontroFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EncontroOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalEnsaiosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EnsaioLouvorFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EnsaioLouvorOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalEventosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EventoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EventoOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PatrimonioOrdem>;
};


/** Onde algo acontece: templo, salão, casa. */
export type LocalReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReservaOrdem>;
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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Conserto ou revisão de um patrimônio; concluir cria a saída. */
export type ManutencaoPatrimonio = Registro & {
  __typename?: 'ManutencaoPatrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando é feita. */
  dataManutencao: Scalars['DateOnly']['output'];
  /** O departamento que paga. */
  departamento?: Maybe<Departamento>;
  /** O que é feito. */
  descricaoManutencao?: Maybe<Scalars['String']['output']>;
  /** Já foi concluída e a saída, estornada em um mês seguinte: o dinheiro não conta mais. */
  estornada: Scalars['Boolean']['output'];
  /** Quando foi cancelada. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da manutenção. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do departamento que paga, para o orçamento dele. */
  idDepartamento?: Maybe<Scalars['Int']['output']>;
  /** Número da saída que a conclusão lançou; nulo enquanto pendente. */
  idLancamento?: Maybe<Scalars['Int']['output']>;
  /** Número do patrimônio. */
  idPatrimonio: Scalars['Int']['output'];
  /** A saída da manutenção concluída. */
  lancamento?: Maybe<Saida>;
  /** O patrimônio. */
  patrimonio?: Maybe<Patrimonio>;
  /** pendente ou concluido; concluída, só muda se reaberta. */
  statusManutencao: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quanto custa, em reais. */
  valorManutencao: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Conserto ou revisão de um patrimônio; concluir cria a saída. */
export type ManutencaoPatrimonioAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ManutencaoPatrimonioCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataManutencao'
  /** Nome do patrimônio. */
  | 'patrimonio'
  /** Situação. */
  | 'statusManutencao'
  /** Valor. */
  | 'valorManutencao';

/** Filtro da lista de manutenções. */
export type ManutencaoPatrimonioFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio?: InputMaybe<Scalars['ID']['input']>;
  /** pendente ou concluido. */
  statusManutencao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma manutenção. */
export type ManutencaoPatrimonioInput = {
  /** Quando é feita. */
  dataManutencao: Scalars['DateOnly']['input'];
  /** O que é feito, até 255 caracteres. */
  descricaoManutencao?: InputMaybe<Scalars['String']['input']>;
  /** Departamento que paga, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio: Scalars['ID']['input'];
  /** Quanto custa, em reais, maior que zero. */
  valorManutencao: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ManutencaoPatrimonio. */
export type ManutencaoPatrimonioOrdem = {
  /** Campo. */
  campo: ManutencaoPatrimonioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ManutencaoPatrimonio. */
export type ManutencaoPatrimonioPage = {
  __typename?: 'ManutencaoPatrimonioPage';
  /** Os itens da página. */
  nodes: Array<ManutencaoPatrimonio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Se uma pessoa esteve em um encontro, com o instante em que isto foi marcado. */
export type MarcaPresencaInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: Scalars['DateTime']['input'];
  /** Esteve presente. */
  presente: Scalars['Boolean']['input'];
};

/** Uma marca que não pôde ser guardada. */
export type MarcaRecusada = {
  __typename?: 'MarcaRecusada';
  /** A pessoa, como veio na marca. */
  idMembro: Scalars['ID']['output'];
  /** Por quê. */
  motivo: Scalars['String']['output'];
};

/** Quantos visitantes vieram, com o instante em que isto foi marcado. */
export type MarcaVisitantesInput = {
  /** Quando foi marcado, pelo relógio do aparelho. */
  marcadoEm: Scalars['DateTime']['input'];
  /** Quantos vieram. */
  quantos: Scalars['Int']['input'];
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasCultoInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: Scalars['DateTime']['input'];
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
};

/** Marcas de um aparelho, que podem chegar tarde e mais de uma vez: de cada pessoa vale a mais nova. */
export type MarcasInput = {
  /** Agora, pelo relógio do aparelho: de cada marca conta a idade, então um relógio errado não atrapalha. */
  enviadoEm: Scalars['DateTime']['input'];
  /** As pessoas marcadas; quem falta aqui, fica como está. */
  marcas: Array<MarcaPresencaInput>;
  /** Os visitantes, se foram contados. */
  visitantes?: InputMaybe<MarcaVisitantesInput>;
};

/** Quem faz o quê na igreja, por perfil e área. */
export type MatrizAcesso = {
  __typename?: 'MatrizAcesso';
  /** As áreas. */
  areas: Array<AreaAcesso>;
  /** As células. */
  celulas: Array<CelulaAcesso>;
  /** Os perfis que podem o que um membro pode; as suas células são as do membro. */
  comoMembro: Array<Scalars['Int']['output']>;
  /** A matriz pronta à qual esta é igual; nulo: própria. */
  preset?: Maybe<Scalars['String']['output']>;
  /** As matrizes prontas. */
  presets: Array<PresetAcesso>;
  /** Versão, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Os cultos de um período e quem serve neles. */
export type MatrizEscalas = {
  __typename?: 'MatrizEscalas';
  /** Os dias que pessoas bloquearam neste período; vazio para quem não pode ler isso. */
  ausentes: Array<AusenteDaMatriz>;
  /** Os cultos, do mais antigo ao mais novo. */
  cultos: Array<CultoDaMatriz>;
  /** As escalas desses cultos, por função e nome. */
  escalas: Array<EscalaCulto>;
  /** Os pedidos de substituto abertos; só das escalas que quem pergunta pode mudar. */
  pedidos: Array<PedidoDaMatriz>;
};

/** Uma pessoa que pertence a uma célula. */
export type MembroCelula = {
  __typename?: 'MembroCelula';
  /** Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo. */
  aConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A célula. */
  celula?: Maybe<Celula>;
  /** Quando entrou na célula. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da célula. */
  idCelula: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** 1: lidera a célula; 0: membro comum. Cada célula com membros tem um líder só. */
  membroLider: Scalars['Int']['output'];
  /** Nome da célula. */
  nomeCelula: Scalars['String']['output'];
  /** Identificador universal do vínculo. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroCelulaCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de células. */
export type MembroCelulaFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Célula, por número ou uuid. */
  idCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: as células de que é membro. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};

/** Quem entra em que célula. */
export type MembroCelulaInput = {
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** 1: passa a liderar, e o líder anterior a ser um membro comum. O primeiro membro sempre lidera. */
  membroLider?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MembroCelula. */
export type MembroCelulaOrdem = {
  /** Campo. */
  campo: MembroCelulaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroCelula. */
export type MembroCelulaPage = {
  __typename?: 'MembroCelulaPage';
  /** Os itens da página. */
  nodes: Array<MembroCelula>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que é aluna de uma classe da EBD. */
export type MembroClasseEbd = {
  __typename?: 'MembroClasseEBD';
  /** Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo. */
  aConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** O que a pessoa pode fazer com este vínculo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A classe. */
  classe?: Maybe<ClasseEbd>;
  /** Quando a pessoa foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da classe. */
  idClasse: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** ativo ou inativo. */
  statusMembro: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroClasseEbdCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de alunos da EBD. */
export type MembroClasseEbdFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Classe, por número ou uuid. Sem ela, os de todas. */
  idClasse?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa a adicionar a uma classe da EBD. */
export type MembroClasseEbdInput = {
  /** Classe, por número ou uuid. */
  idClasse: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroClasseEBD. */
export type MembroClasseEbdOrdem = {
  /** Campo. */
  campo: MembroClasseEbdCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroClasseEBD. */
export type MembroClasseEbdPage = {
  __typename?: 'MembroClasseEBDPage';
  /** Os itens da página. */
  nodes: Array<MembroClasseEbd>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O vínculo de uma pessoa com um departamento. */
export type MembroDepartamento = {
  __typename?: 'MembroDepartamento';
  /** Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo. */
  aConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** O que se pode fazer com este membro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando entrou no departamento. */
  createdAt: Scalars['DateTime']['output'];
  /** O departamento. */
  departamento: Departamento;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do departamento. */
  idDepartamento: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro: Usuario;
  /** ativo ou inativo. */
  statusMembro: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroDepartamentoCampo =
  /** Data de entrada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de departamentos. */
export type MembroDepartamentoFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Departamento, por número ou uuid; sem ele, todos. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa para um departamento. */
export type MembroDepartamentoInput = {
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** ativo, como começa, ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroDepartamento. */
export type MembroDepartamentoOrdem = {
  /** Campo. */
  campo: MembroDepartamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroDepartamento. */
export type MembroDepartamentoPage = {
  __typename?: 'MembroDepartamentoPage';
  /** Os itens da página. */
  nodes: Array<MembroDepartamento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa da igreja que esteve em um encontro. */
export type MembroEncontro = {
  __typename?: 'MembroEncontro';
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** O encontro. */
  encontro?: Maybe<Encontro>;
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do encontro. */
  idEncontro: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Filtro da lista de presenças em encontros. */
export type MembroEncontroFiltro = {
  /** Encontro, por número ou uuid. */
  idEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: os encontros em que esteve. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma pessoa que esteve em um encontro. */
export type MembroEncontroInput = {
  /** Encontro, por número ou uuid. */
  idEncontro: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Uma página de MembroEncontro. */
export type MembroEncontroPage = {
  __typename?: 'MembroEncontroPage';
  /** Os itens da página. */
  nodes: Array<MembroEncontro>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que participa de um evento. */
export type MembroEvento = {
  __typename?: 'MembroEvento';
  /** O que a pessoa pode fazer com este vínculo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando a pessoa foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** O evento. */
  evento?: Maybe<Evento>;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do evento. */
  idEvento: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroEventoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de eventos. */
export type MembroEventoFiltro = {
  /** Evento, por número ou uuid. Sem ele, os de todos. */
  idEvento?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma pessoa a adicionar a um evento. */
export type MembroEventoInput = {
  /** Evento, por número ou uuid. */
  idEvento: Scalars['ID']['input'];
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
};

/** Ordem de uma lista de MembroEvento. */
export type MembroEventoOrdem = {
  /** Campo. */
  campo: MembroEventoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroEvento. */
export type MembroEventoPage = {
  __typename?: 'MembroEventoPage';
  /** Os itens da página. */
  nodes: Array<MembroEvento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que pertence a um grupo de louvor. */
export type MembroGrupoLouvor = {
  __typename?: 'MembroGrupoLouvor';
  /** Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo. */
  aConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando entrou no grupo. */
  createdAt: Scalars['DateTime']['output'];
  /** O grupo de louvor. */
  grupo?: Maybe<GrupoLouvor>;
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do grupo. */
  idGrupo: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** 1: lidera o grupo; 0: membro comum. Cada grupo tem um líder só. */
  membroLider: Scalars['Int']['output'];
  /** Nome do grupo. */
  nomeGrupo: Scalars['String']['output'];
  /** Situação. 1: ativo; 0: inativo. */
  statusMembro: Scalars['Int']['output'];
  /** Identificador universal do vínculo. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroGrupoLouvorCampo =
  /** Quando entrou. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de membros de grupos de louvor. */
export type MembroGrupoLouvorFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Grupo, por número ou uuid. */
  idGrupo?: InputMaybe<Scalars['ID']['input']>;
  /** Pessoa, por número ou uuid: os grupos de que é membro. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Situação. 1: ativo; 0: inativo. */
  statusMembro?: InputMaybe<Scalars['Int']['input']>;
};

/** Quem entra em que grupo de louvor. */
export type MembroGrupoLouvorInput = {
  /** Grupo, por número ou uuid. */
  idGrupo: Scalars['ID']['input'];
  /** Pessoa ativa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** 1: lidera o grupo, se ele ainda não tem líder. Depois, só por promoção. */
  membroLider?: InputMaybe<Scalars['Int']['input']>;
  /** Situação. 1: ativo; 0: inativo. Sem ela, ativo. */
  statusMembro?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MembroGrupoLouvor. */
export type MembroGrupoLouvorOrdem = {
  /** Campo. */
  campo: MembroGrupoLouvorCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroGrupoLouvor. */
export type MembroGrupoLouvorPage = {
  __typename?: 'MembroGrupoLouvorPage';
  /** Os itens da página. */
  nodes: Array<MembroGrupoLouvor>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que participa de uma missão. */
export type MembroMissao = {
  __typename?: 'MembroMissao';
  /** Se a participação espera confirmação: quem a adicionou, ou pôs a pessoa à frente do grupo, só cuida dos próprios grupos ou é um token de API. Até lá, quem lidera o grupo não vê os dados de contato da pessoa por causa dela, nem a pessoa lidera. Nulo para quem não muda os membros do grupo. */
  aConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** O que a pessoa pode fazer com este vínculo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando a pessoa foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do vínculo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** Número da missão. */
  idMissao: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** A missão. */
  missao?: Maybe<Missao>;
  /** ativo ou inativo. */
  statusMembro: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MembroMissaoCampo =
  /** Quando foi adicionada. */
  | 'createdAt'
  /** E-mail da pessoa. */
  | 'email'
  /** Nome da pessoa. */
  | 'name'
  /** Status. */
  | 'statusMembro';

/** Filtro da lista de membros de missões. */
export type MembroMissaoFiltro = {
  /** true: só as participações a confirmar; false: só as confirmadas. Só para quem muda os membros. */
  aConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Missão, por número ou uuid. Sem ela, as de todas. */
  idMissao?: InputMaybe<Scalars['ID']['input']>;
  /** ativo ou inativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Uma pessoa a adicionar a uma missão. */
export type MembroMissaoInput = {
  /** Pessoa, por número ou uuid. */
  idMembro: Scalars['ID']['input'];
  /** Missão, por número ou uuid. */
  idMissao: Scalars['ID']['input'];
  /** ativo ou inativo. Sem ele, ativo. */
  statusMembro?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MembroMissao. */
export type MembroMissaoOrdem = {
  /** Campo. */
  campo: MembroMissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MembroMissao. */
export type MembroMissaoPage = {
  __typename?: 'MembroMissaoPage';
  /** Os itens da página. */
  nodes: Array<MembroMissao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Resultado de uma ação sem registro a mostrar. */
export type Mensagem = {
  __typename?: 'Mensagem';
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
};

/** O que quem pergunta deu em um mês até hoje, sem o que foi estornado. */
export type MesContribuicoes = {
  __typename?: 'MesContribuicoes';
  /** Dízimos. */
  dizimos: Scalars['Decimal']['output'];
  /** Doações a campanhas. */
  doacoes: Scalars['Decimal']['output'];
  /** Mês, AAAA-MM. */
  mes: Scalars['String']['output'];
  /** Quantas contribuições. */
  quantidade: Scalars['Int']['output'];
  /** Tudo. */
  soma: Scalars['Decimal']['output'];
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

/** Um mês de um demonstrativo. */
export type MesDoDemonstrativo = {
  __typename?: 'MesDoDemonstrativo';
  /** Entradas. */
  entradas: Scalars['Decimal']['output'];
  /** AAAA-MM. */
  mes: Scalars['String']['output'];
  /** Saídas. */
  saidas: Scalars['Decimal']['output'];
  /** Saldo no fim do mês. */
  saldo: Scalars['Decimal']['output'];
};

/** Um mês das finanças da igreja. */
export type MesFinanceiro = {
  __typename?: 'MesFinanceiro';
  /** O que a pessoa pode fazer com o mês agora: fechar, reabrir. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** O livro-caixa do mês. Custa 10. */
  livroCaixa: LivroCaixa;
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
  /** A soma dos saldos iniciais das contas que começam depois do primeiro dia do mês. */
  saldosIniciais: Scalars['Decimal']['output'];
  /** fechado; aberto: já terminou e pode ser fechado; emAndamento: ainda não terminou. */
  situacao: Scalars['String']['output'];
  /** De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero. */
  transferencias: Scalars['Decimal']['output'];
};


/** Um mês das finanças da igreja. */
export type MesFinanceiroLivroCaixaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Um pedido a quem pergunta: ficar no lugar de alguém. */
export type MeuConvite = {
  __typename?: 'MeuConvite';
  /** Dia do culto. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Função em que servir. */
  funcao: Scalars['String']['output'];
  /** Hora do culto, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Número do convite. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Nome de quem está na escala. */
  nomeDeQuemPede: Scalars['String']['output'];
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** Tema do culto. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um pedido de sala de quem pergunta. */
export type MeuPedidoReserva = {
  __typename?: 'MeuPedidoReserva';
  /** O que quem pergunta pode fazer com este pedido agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi feito. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando termina. */
  dataFim: Scalars['DateTime']['output'];
  /** Quando começa. */
  dataInicio: Scalars['DateTime']['output'];
  /** Quando foi decidido. */
  decididoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Para que é. */
  finalidade: Scalars['String']['output'];
  /** Número do pedido. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do recurso. */
  idRecurso: Scalars['Int']['output'];
  /** Nome do recurso. */
  nomeRecurso: Scalars['String']['output'];
  /** Observação, para quem decide. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Quantas pessoas se esperam. */
  pessoas?: Maybe<Scalars['Int']['output']>;
  /** Quantas unidades. */
  quantidade: Scalars['Int']['output'];
  /** Por que foi recusado ou cancelado. */
  resposta?: Maybe<Scalars['String']['output']>;
  /** Em que pé está: pendente, aprovado, recusado ou cancelado. */
  situacao: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Uma página de MeuPedidoReserva. */
export type MeuPedidoReservaPage = {
  __typename?: 'MeuPedidoReservaPage';
  /** Os itens da página. */
  nodes: Array<MeuPedidoReserva>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que a pessoa altera dos próprios dados. O que não é enviado fica como está. */
export type MeuPerfilInput = {
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Complemento do endereço. */
  complemento?: InputMaybe<Scalars['String']['input']>;
  /** Data de nascimento. */
  dataNascimento?: InputMaybe<Scalars['DateOnly']['input']>;
  /** E-mail. */
  email: Scalars['String']['input'];
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** Nome. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Senha atual; pedida para trocar o e-mail. */
  password?: InputMaybe<Scalars['String']['input']>;
  /** Telefone com DDD. */
  telefoneUsuario?: InputMaybe<Scalars['String']['input']>;
  /** Sigla do estado. */
  uf?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Como a própria pessoa é avisada. */
export type MeusAvisos = {
  __typename?: 'MeusAvisos';
  /** Os aparelhos ligados, o mais recente primeiro. */
  aparelhos: Array<Aparelho>;
  /** Chave pública com que o navegador se inscreve (VAPID). */
  chavePublica: Scalars['String']['output'];
  /** Fim das horas de silêncio, HH:mm. */
  silencioAte?: Maybe<Scalars['String']['output']>;
  /** Início das horas de silêncio, HH:mm; nulo se não há. */
  silencioDe?: Maybe<Scalars['String']['output']>;
  /** Os tipos de aviso que a pessoa pode receber. */
  tipos: Array<TipoAviso>;
};

/** Os dízimos de quem pergunta. */
export type MeusDizimos = {
  __typename?: 'MeusDizimos';
  /** A soma dos deste mês até hoje. */
  soma: Scalars['Decimal']['output'];
  /** A data do último até hoje. */
  ultimo?: Maybe<Scalars['DateOnly']['output']>;
};

/** A célula de quem pergunta. */
export type MinhaCelula = {
  __typename?: 'MinhaCelula';
  /** Quem pergunta pode abrir a célula. Falso para quem só alcança os grupos que lidera, e esta é de outra pessoa. */
  abre: Scalars['Boolean']['output'];
  /** Dia da semana, 0 é domingo. */
  diaCelula?: Maybe<Scalars['Int']['output']>;
  /** Endereço em que se reúne. Quem é da célula o vê, mesmo sem poder ler dados pessoais. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Hora, HH:mm. */
  horaCelula?: Maybe<Scalars['String']['output']>;
  /** Número da célula. */
  id: Scalars['Int']['output'];
  /** Quem pergunta é o líder. */
  lider: Scalars['Boolean']['output'];
  /** Nome. */
  nomeCelula: Scalars['String']['output'];
  /** Nome do local em que se reúne. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** Nome de quem lidera. */
  nomeResponsavel?: Maybe<Scalars['String']['output']>;
  /** Dia do próximo encontro; nulo sem dia da semana. */
  proximoEncontro?: Maybe<Scalars['DateOnly']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma escala de quem pergunta, com o que precisa saber do culto. */
export type MinhaEscala = {
  __typename?: 'MinhaEscala';
  /** O que se pode fazer com esta escala agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Dia do culto. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Função em que serve. */
  funcao: Scalars['String']['output'];
  /** Hora do culto, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Número da escala. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Por que não pode servir. */
  motivoRecusa?: Maybe<Scalars['String']['output']>;
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** Quando respondeu. */
  respondidaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Resposta: pendente, confirmada ou recusada. */
  resposta: Scalars['String']['output'];
  /** Situação do culto: agendado, realizado ou cancelado. */
  statusCulto: Scalars['String']['output'];
  /** Quantas das chamadas ainda não responderam; nulo: nenhuma chamada. */
  substitutosAguardando?: Maybe<Scalars['Int']['output']>;
  /** Quantas pessoas foram chamadas para ficar no lugar; nulo: nenhuma. */
  substitutosChamados?: Maybe<Scalars['Int']['output']>;
  /** Tema do culto. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** Título do departamento. */
  tituloDepartamento?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma página de MinhaEscala. */
export type MinhaEscalaPage = {
  __typename?: 'MinhaEscalaPage';
  /** Os itens da página. */
  nodes: Array<MinhaEscala>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Dias em que quem pergunta não pode servir. */
export type MinhaIndisponibilidade = {
  __typename?: 'MinhaIndisponibilidade';
  /** Último dia. */
  dataFim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['output'];
  /** Número da indisponibilidade. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Observação. Só a própria pessoa e quem monta escalas a leem. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Dias em que quem pede não pode servir. */
export type MinhaIndisponibilidadeInput = {
  /** Último dia, no máximo um ano depois; sem ele, um dia só. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio: Scalars['DateOnly']['input'];
  /** Observação, até 200 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
};

/** Uma página de MinhaIndisponibilidade. */
export type MinhaIndisponibilidadePage = {
  __typename?: 'MinhaIndisponibilidadePage';
  /** Os itens da página. */
  nodes: Array<MinhaIndisponibilidade>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma viagem ou obra missionária, com membros. */
export type Missao = Registro & {
  __typename?: 'Missao';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Último dia. */
  dataFim?: Maybe<Scalars['DateOnly']['output']>;
  /** Primeiro dia. */
  dataInicio?: Maybe<Scalars['DateOnly']['output']>;
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da missão. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da pessoa responsável. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** Se quem está à frente foi indicado por um líder ou por um token de API e ainda não lidera, até que alguém que cuida de todos os grupos salve este registro no sistema. Nulo para quem não o altera. */
  liderAConfirmar?: Maybe<Scalars['Boolean']['output']>;
  /** Onde acontece. */
  localMissao?: Maybe<Scalars['String']['output']>;
  /** Os membros da missão. */
  membros: MembroMissaoPage;
  /** Nome. */
  nomeMissao: Scalars['String']['output'];
  /** Quantas pessoas participam, contando as inativas. */
  quantidadeMembros: Scalars['Int']['output'];
  /** A pessoa responsável. */
  responsavel?: Maybe<Usuario>;
  /** Status: planejada, em_andamento, concluida ou cancelada. */
  statusMissao: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Uma viagem ou obra missionária, com membros. */
export type MissaoMembrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroMissaoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroMissaoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MissaoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Último dia. */
  | 'dataFim'
  /** Primeiro dia. */
  | 'dataInicio'
  /** Onde acontece. */
  | 'localMissao'
  /** Nome. */
  | 'nomeMissao'
  /** Nome da pessoa responsável. */
  | 'responsavel'
  /** Status. */
  | 'statusMissao';

/** Filtro da lista de missões. */
export type MissaoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** true: só onde quem está à frente espera confirmação; false: só os outros. Só para quem altera os registros. */
  liderAConfirmar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Status: planejada, em_andamento, concluida ou cancelada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma missão. Numa alteração, o que não é enviado fica como está. */
export type MissaoInput = {
  /** Último dia; não antes do primeiro. */
  dataFim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Primeiro dia. */
  dataInicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Pessoa responsável, por número ou uuid. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Onde acontece, até 120 caracteres. */
  localMissao?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  nomeMissao: Scalars['String']['input'];
  /** Status: planejada, em_andamento, concluida ou cancelada. Sem ele, planejada. */
  statusMissao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Missao. */
export type MissaoOrdem = {
  /** Campo. */
  campo: MissaoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Missao. */
export type MissaoPage = {
  __typename?: 'MissaoPage';
  /** Os itens da página. */
  nodes: Array<Missao>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Momento. */
export type MomentoCulto = Registro & {
  __typename?: 'MomentoCulto';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do momento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Onde o momento está na liturgia dos cultos, do mais novo ao mais antigo. */
  liturgias: LiturgiaCultoPage;
  /** Nome do momento. */
  titulo: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Momento. */
export type MomentoCultoLiturgiasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MomentoCultoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'titulo';

/** Filtro da lista de momentos. */
export type MomentoCultoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um momento. */
export type MomentoCultoInput = {
  /** Nome do momento, até 80 caracteres. */
  titulo: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de MomentoCulto. */
export type MomentoCultoOrdem = {
  /** Campo. */
  campo: MomentoCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MomentoCulto. */
export type MomentoCultoPage = {
  __typename?: 'MomentoCultoPage';
  /** Os itens da página. */
  nodes: Array<MomentoCulto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Lançamentos, e a conta a que vão. */
export type MoverLancamentosInput = {
  /** Entradas, por número ou uuid. */
  entradas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** A conta financeira a que vão, por número ou uuid. */
  idContaFinanceira: Scalars['ID']['input'];
  /** Saídas, por número ou uuid. */
  saidas?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Transferências: são recusadas, porque dizem elas mesmas de que conta a que conta. */
  transferencias?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Uma linha do extrato de um banco. */
export type MovimentoBancario = Registro & {
  __typename?: 'MovimentoBancario';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Um dos lançamentos com que está conciliado é o pagamento ou recebimento de uma conta. */
  comBaixa: Scalars['Boolean']['output'];
  /** Um dos lançamentos com que está conciliado foi feito pela própria conciliação: lançado a partir do movimento, ou a tarifa. */
  comLancado: Scalars['Boolean']['output'];
  /** A conta financeira. */
  contaFinanceira?: Maybe<ContaFinanceira>;
  /** A conta em aberto que um movimento pendente pode quitar, para alguém o confirmar; nula se não há, se várias servem, se já há um lançamento que serve, ou se a pessoa não pode registrar o pagamento ou recebimento dela. */
  contaSugerida?: Maybe<SugestaoConta>;
  /** Quando foi importado. */
  createdAt: Scalars['DateTime']['output'];
  /** Data do movimento no banco. */
  data: Scalars['DateOnly']['output'];
  /** Número do documento; vazio se não há, e onde o histórico não diz quem deu. */
  documento: Scalars['String']['output'];
  /** Diz o mesmo que outro já importado, com outro identificador: alguém precisa dizer se é outro. */
  duvida: Scalars['Boolean']['output'];
  /** Identificador do Pix (endToEndId). */
  e2e?: Maybe<Scalars['String']['output']>;
  /** O lançamento que é o dinheiro de um movimento pendente, mas está em outra conta: mesmo dia, mesmo valor e mesma pessoa, ou o mesmo Pix. Nulo se não há, se vários servem, ou se a pessoa não pode trazê-lo. */
  emOutraConta?: Maybe<LancamentoEmOutraConta>;
  /** Identificador do banco (FITID); pode faltar ou se repetir. */
  fitid: Scalars['String']['output'];
  /** O que o banco escreve do movimento. Do que entrou, só para quem lê os dízimos de todos ou concilia: o texto diz quem deu. Para os outros: Pix recebido ou Crédito na conta. */
  historico: Scalars['String']['output'];
  /** Número do movimento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira. */
  idContaFinanceira: Scalars['Int']['output'];
  /** Os lançamentos com que está conciliado. */
  lancamentos: Array<LancamentoDaConta>;
  /** Por que é ignorado: futuro, saldo, zero, anterior (ao saldo inicial da conta), fechado ou pessoa. */
  motivo?: Maybe<Scalars['String']['output']>;
  /** O que um movimento pendente deve ser, se a igreja ainda não o lançou; nulo se nada o diz, ou se a pessoa não pode lançá-lo. */
  proposta?: Maybe<PropostaLancamento>;
  /** Situação: pendente, conciliado ou ignorado. */
  situacao: Scalars['String']['output'];
  /** O lançamento que pode ser o dinheiro de um movimento pendente; nulo se não há, ou se vários servem. */
  sugestao?: Maybe<SugestaoConciliacao>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo: saiu da conta. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type MovimentoBancarioCampo =
  /** Quando foi importado. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Valor. */
  | 'valor';

/** Filtro da lista de movimentos bancários. */
export type MovimentoBancarioFiltro = {
  /** Verdadeiro, e sem idContaFinanceira: só os da primeira conta bancária da igreja ou, se não há, os da conta padrão. */
  contaPrincipal?: InputMaybe<Scalars['Boolean']['input']>;
  /** Último dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Primeiro dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Situação: pendente, conciliado ou ignorado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de MovimentoBancario. */
export type MovimentoBancarioOrdem = {
  /** Campo. */
  campo: MovimentoBancarioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de MovimentoBancario. */
export type MovimentoBancarioPage = {
  __typename?: 'MovimentoBancarioPage';
  /** Os itens da página. */
  nodes: Array<MovimentoBancario>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um movimento que não se desfez com os outros. */
export type MovimentoMantido = {
  __typename?: 'MovimentoMantido';
  /** O movimento, como foi pedido. */
  idMovimento: Scalars['ID']['output'];
  /** Por que ficou como está. */
  motivo: Scalars['String']['output'];
};

/** Um campo de uma mudança. */
export type MudancaAuditoria = {
  __typename?: 'MudancaAuditoria';
  /** O que estava lá, como texto; nulo se nada. */
  antes?: Maybe<Scalars['String']['output']>;
  /** Nome do campo. */
  campo: Scalars['String']['output'];
  /** O que ficou, como texto; nulo se nada. */
  depois?: Maybe<Scalars['String']['output']>;
  /** O nome do registro que `antes` numera, quando é o caso. */
  nomeAntes?: Maybe<Scalars['String']['output']>;
  /** O nome do registro que `depois` numera, quando é o caso. */
  nomeDepois?: Maybe<Scalars['String']['output']>;
};

/** A nova chave Pix da igreja. */
export type MudarChavePixInput = {
  /** A chave, até 77 caracteres. */
  chavePix: Scalars['String']['input'];
  /** A cidade que o banco mostra, até 15 caracteres. */
  cidade: Scalars['String']['input'];
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem muda. */
  minhaSenha: Scalars['String']['input'];
  /** O nome que o banco mostra, até 25 caracteres. */
  nome: Scalars['String']['input'];
  /** Tipo da chave: cnpj, cpf, email, telefone ou aleatoria. */
  tipoChave: Scalars['String']['input'];
  /** Versão dos dados da igreja que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma música. */
export type MusicaInput = {
  /** Endereço em um serviço de vídeo ou áudio. */
  linkMusica?: InputMaybe<Scalars['String']['input']>;
  /** Nome da música, até 120 caracteres. */
  nomeMusica: Scalars['String']['input'];
  /** Tom: C, C#, D … B ou, menor, Cm, C#m … Bm. */
  tomMusica: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Abre a página do provedor com cobranças, cartão e cancelamento. */
  abrirPortalAssinatura: PaginaPagamento;
  /** Fica no lugar de quem pediu. O primeiro que aceita fica; os outros recebem um conflito. */
  aceitarSubstituicao: MeuConvite;
  /** Põe várias pessoas no fim da lista de espera de um evento sem vagas. */
  adicionarEsperasEvento: ResultadoLote;
  /** Faz de uma pessoa membro de uma célula. O primeiro membro lidera. */
  adicionarMembroCelula: MembroCelula;
  /** Adiciona um aluno a uma classe da EBD. */
  adicionarMembroClasseEBD: MembroClasseEbd;
  /** Adiciona uma pessoa a um departamento. */
  adicionarMembroDepartamento: MembroDepartamento;
  /** Registra que uma pessoa da igreja esteve no encontro. */
  adicionarMembroEncontro: MembroEncontro;
  /** Adiciona uma pessoa a um evento em que há vaga. */
  adicionarMembroEvento: MembroEvento;
  /** Faz de uma pessoa membro de um grupo de louvor. */
  adicionarMembroGrupoLouvor: MembroGrupoLouvor;
  /** Adiciona uma pessoa a uma missão. */
  adicionarMembroMissao: MembroMissao;
  /** Adiciona várias pessoas a uma célula. Se ela não tem líder, a primeira lidera. */
  adicionarMembrosCelula: ResultadoLote;
  /** Adiciona vários alunos a uma classe da EBD. */
  adicionarMembrosClasseEBD: ResultadoLote;
  /** Adiciona várias pessoas a um departamento. */
  adicionarMembrosDepartamento: ResultadoLote;
  /** Adiciona várias pessoas a um evento, enquanto houver vagas. */
  adicionarMembrosEvento: ResultadoLote;
  /** Adiciona várias pessoas a uma missão. */
  adicionarMembrosMissao: ResultadoLote;
  /** Acrescenta uma música ao fim do setlist de um ensaio. */
  adicionarMusicaSetlist: SetlistEnsaio;
  /** Troca a própria senha e encerra os outros acessos. */
  alterarMinhaSenha: Mensagem;
  /** Muda o perfil de uma pessoa: nunca o próprio, nem o do responsável pela igreja, nem para um acima do próprio. */
  alterarPerfilUsuario: Usuario;
  /** Dá a várias pessoas o mesmo perfil: nunca o próprio, nem o do responsável pela igreja, nem um acima do próprio. */
  alterarPerfilUsuarios: ResultadoLote;
  /** Escolhe as horas em que os aparelhos não tocam: os avisos chegam depois. Sem horas, não há silêncio. */
  alterarSilencio: MeusAvisos;
  /** Guarda um PDF ou uma imagem (JPEG, PNG ou WebP, até 10 MB) com um registro, que tem até 20 anexos. */
  anexar: Anexo;
  /** Guarda um arquivo com vários registros de uma espécie, em todos ou em nenhum, como o comprovante único de contas pagas juntas. Não serve para entradas, cujo arquivo mostra quem deu. */
  anexarAVarios: Mensagem;
  /** Apaga os dados de outra pessoa, a pedido dela, para sempre, como ela mesma apaga os seus em `excluirMinhaConta`. */
  apagarDadosDaPessoa: Mensagem;
  /** Aprova a ata de uma reunião realizada: ela recebe o próximo número da igreja, e nem ela nem a reunião mudam mais. */
  aprovarAta: Ata;
  /** Aprova um orçamento pendente. */
  aprovarOrcamento: Orcamento;
  /** Aprova um pedido, como foi feito ou com outra sala ou hora, faz a sua reserva e avisa quem pediu. */
  aprovarPedidoReserva: PedidoReserva;
  /** Registra a aprovação. Depois dela, a previsão fica como está. */
  aprovarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Assina a própria contagem, quando as duas têm o mesmo total. A segunda assinatura cria a entrada. */
  assinarContagem: Contagem;
  /** Ativa de novo uma campanha concluída ou desativada. */
  ativarCampanhaMissoes: CampanhaMissoes;
  /** Ativa uma categoria: ela volta a ser oferecida. */
  ativarCategoria: Categoria;
  /** Ativa um centro de custo: contas novas podem pertencer a ele. */
  ativarCentroCusto: CentroCusto;
  /** Ativa uma conta financeira: ela volta a receber lançamentos. */
  ativarContaFinanceira: ContaFinanceira;
  /** Ativa com um código do aplicativo; devolve os códigos de recuperação, mostrados uma vez. */
  ativarDoisFatores: Array<Scalars['String']['output']>;
  /** Ativa um fornecedor: ele volta a ser oferecido. */
  ativarFornecedor: Fornecedor;
  /** Ativa um aluno de uma classe. */
  ativarMembroClasseEBD: MembroClasseEbd;
  /** Ativa um membro de um departamento. */
  ativarMembroDepartamento: MembroDepartamento;
  /** Ativa um membro de uma missão. */
  ativarMembroMissao: MembroMissao;
  /** Ativa uma pessoa. */
  ativarUsuario: Usuario;
  /** Ativa várias pessoas. */
  ativarUsuarios: ResultadoLote;
  /** Dá uma função a uma pessoa, ou muda o período dela. */
  atribuirFuncao: FuncaoUsuario;
  /** Altera uma aula e a sua chamada; recusada se alguém as mudou depois de `versao`. */
  atualizarAulaEBD: AulaEbd;
  /** Altera uma campanha de missões. */
  atualizarCampanhaMissoes: CampanhaMissoes;
  /** Altera uma categoria. */
  atualizarCategoria: Categoria;
  /** Altera uma célula. */
  atualizarCelula: Celula;
  /** Altera um centro de custo. */
  atualizarCentroCusto: CentroCusto;
  /** Altera uma classe da EBD. */
  atualizarClasseEBD: ClasseEbd;
  /** Altera uma conta financeira. */
  atualizarContaFinanceira: ContaFinanceira;
  /** Altera uma conta em aberto. */
  atualizarContaPagar: ContaPagar;
  /** Altera uma conta em aberto. */
  atualizarContaReceber: ContaReceber;
  /** Altera uma contagem que ainda não foi lançada. Se a data, a descrição, a categoria ou a conta muda, as duas pessoas voltam a assinar. */
  atualizarContagem: Contagem;
  /** Altera um culto. */
  atualizarCulto: Culto;
  /** Altera um departamento. */
  atualizarDepartamento: Departamento;
  /** Altera um dízimo sem recibo, e a sua entrada; em um mês fechado, só de quem ele foi. */
  atualizarDizimo: Dizimo;
  /** Altera um encontro. */
  atualizarEncontro: Encontro;
  /** Altera um ensaio, que volta a estar marcado. */
  atualizarEnsaioLouvor: EnsaioLouvor;
  /** Altera uma entrada digitada, de um mês aberto. */
  atualizarEntrada: Entrada;
  /** Altera uma escala. Outra pessoa ou outro culto volta a ficar pendente. */
  atualizarEscalaCulto: EscalaCulto;
  /** Altera um evento. */
  atualizarEvento: Evento;
  /** Altera um fornecedor. */
  atualizarFornecedor: Fornecedor;
  /** Altera uma função. */
  atualizarFuncao: Funcao;
  /** Altera um grupo de louvor. */
  atualizarGrupoLouvor: GrupoLouvor;
  /** Altera os dados da própria igreja. */
  atualizarIgreja: DadosIgreja;
  /** Altera um incidente de segurança que não está encerrado. */
  atualizarIncidente: Incidente;
  /** Altera uma indisponibilidade. */
  atualizarIndisponibilidade: Indisponibilidade;
  /** Altera um momento da liturgia. */
  atualizarLiturgiaCulto: LiturgiaCulto;
  /** Altera um local. */
  atualizarLocal: Local;
  /** Altera uma manutenção pendente. */
  atualizarManutencaoPatrimonio: ManutencaoPatrimonio;
  /** Altera os próprios dados: nome, contato, nascimento, estado civil e endereço. */
  atualizarMeuPerfil: Eu;
  /** Altera uma missão. */
  atualizarMissao: Missao;
  /** Altera um momento. */
  atualizarMomentoCulto: MomentoCulto;
  /** Altera uma música de um setlist. */
  atualizarMusicaSetlist: SetlistEnsaio;
  /** Muda o nome que a igreja mostra para um nível; vazio volta ao usual. */
  atualizarNivelUsuario: NivelUsuario;
  /** Altera um orçamento; um aprovado ou recusado volta a pendente se o valor, a data ou o departamento mudar. */
  atualizarOrcamento: Orcamento;
  /** Altera um patrimônio. */
  atualizarPatrimonio: Patrimonio;
  /** Altera um pedido próprio que ainda espera resposta. */
  atualizarPedidoReserva: MeuPedidoReserva;
  /** Altera um post. */
  atualizarPost: Post;
  /** Altera um rascunho. */
  atualizarPrestacaoContas: PrestacaoContas;
  /** Altera um rascunho. */
  atualizarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Altera um recurso. */
  atualizarRecurso: Recurso;
  /** Altera uma regra. */
  atualizarRegraBancaria: RegraBancaria;
  /** Altera uma reserva. */
  atualizarReserva: Reserva;
  /** Altera uma reunião de liderança cuja ata não está aprovada. */
  atualizarReuniaoLideranca: ReuniaoLideranca;
  /** Altera uma saída digitada, de um mês aberto. */
  atualizarSaida: Saida;
  /** Altera um tipo de patrimônio. */
  atualizarTipoPatrimonio: TipoPatrimonio;
  /** Altera um tipo de post. */
  atualizarTipoPost: TipoPost;
  /** Altera um tipo de recurso. */
  atualizarTipoRecurso: TipoRecurso;
  /** Altera uma transferência de um mês aberto. */
  atualizarTransferencia: Transferencia;
  /** Altera uma pessoa. */
  atualizarUsuario: Usuario;
  /** Altera uma visita pastoral. */
  atualizarVisitaPastoral: VisitaPastoral;
  /** Altera um webhook; ligado de novo, esquece as falhas. */
  atualizarWebhook: Webhook;
  /** Avisa, no aparelho ou por e-mail, quem está em escalas de cultos futuros e ainda não foi avisado. */
  avisarEscalas: AvisoEscalas;
  /** Registra o pagamento ou recebimento de uma conta em aberto com o dinheiro de um movimento, inteiro ou em parte, e concilia o movimento com o lançamento dele. */
  baixarMovimento: MovimentoBancario;
  /** Bloqueia dias próprios, de hoje em diante. Repetir os mesmos dias só grava a observação. */
  bloquearMinhasDatas: MinhaIndisponibilidade;
  /** Consulta o banco sobre novos Pix em instantes. */
  buscarPixRecebidos: Mensagem;
  /** Cadastra uma igreja e o seu administrador. */
  cadastrarIgreja: CadastroRecebido;
  /** Desativa uma campanha ativa. */
  cancelarCampanhaMissoes: CampanhaMissoes;
  /** Cancela várias contas em aberto, todas ou nenhuma; ficam na lixeira. */
  cancelarContasPagar: Mensagem;
  /** Cancela várias contas em aberto, todas ou nenhuma; ficam na lixeira. */
  cancelarContasReceber: Mensagem;
  /** Cancela um culto agendado. */
  cancelarCulto: Culto;
  /** Cancela um ensaio marcado; ele continua na lista. */
  cancelarEnsaioLouvor: EnsaioLouvor;
  /** Cancela um pedido aprovado: a reserva vai para a lixeira, e quem pediu é avisado do motivo. */
  cancelarPedidoReserva: PedidoReserva;
  /** Cancela o pedido de substituto de uma escala. */
  cancelarPedidoSubstituto: Mensagem;
  /** Cancela um recibo, que fica com o seu número; o dízimo ou a doação pode receber outro. */
  cancelarRecibo: Recibo;
  /** Cobra pelo banco o que falta de uma conta a receber, e devolve o código para quem vai pagar. Pedido de novo, devolve a mesma cobrança enquanto vale. Quando o Pix chega, a conta tem o recebimento. */
  cobrarContaPorPix: CodigoPixGerado;
  /** Concilia um movimento com um ou mais lançamentos. */
  conciliarMovimento: MovimentoBancario;
  /** Concilia vários movimentos: todos, ou nenhum. */
  conciliarMovimentos: Array<MovimentoBancario>;
  /** Dá por concluída uma campanha ativa. */
  concluirCampanhaMissoes: CampanhaMissoes;
  /** Dá por realizado um culto que já começou. */
  concluirCulto: Culto;
  /** Dá um ensaio marcado por concluído. */
  concluirEnsaioLouvor: EnsaioLouvor;
  /** Conclui uma manutenção e lança a sua saída; depois disso, só reabri-la a muda. */
  concluirManutencaoPatrimonio: ManutencaoPatrimonio;
  /** Muda o Pix pelo banco da própria igreja e avisa todos os administradores por e-mail. */
  configurarPixAutomatico: PixAutomatico;
  /** Confirma o que a própria pessoa contou. Os valores aparecem quando as duas pessoas tiverem confirmado. */
  confirmarContagem: Contagem;
  /** Confirma pessoas que entraram em células. Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida. */
  confirmarMembrosCelula: ResultadoLote;
  /** Confirma alunos que entraram em classes da EBD. Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida. */
  confirmarMembrosClasseEBD: ResultadoLote;
  /** Confirma pessoas que entraram em departamentos. Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida. */
  confirmarMembrosDepartamento: ResultadoLote;
  /** Confirma pessoas que entraram em grupos de louvor. Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida. */
  confirmarMembrosGrupoLouvor: ResultadoLote;
  /** Confirma pessoas que entraram em missões. Só para quem muda os membros de todos os grupos, no sistema e não por um token de API, e para o administrador da plataforma em cada igreja; as participações são todas de uma igreja. Pode ser repetida. */
  confirmarMembrosMissao: ResultadoLote;
  /** Confirma a presença de quem pede no culto do link. Confirmar outra vez devolve a primeira confirmação. */
  confirmarPresenca: ParticipacaoCulto;
  /** Guarda o que a própria pessoa contou. As duas primeiras que contam são as da contagem; quem conta de novo substitui o que tinha contado, o total de antes fica guardado, e as duas voltam a assinar. */
  contarContagem: Contagem;
  /** Guarda quantos visitantes um aparelho contou, talvez sem conexão: pode chegar tarde e repetido. O que vários contam se soma. */
  contarVisitantesCulto: VisitantesContados;
  /** Acrescenta a um culto os momentos da liturgia de outro. */
  copiarLiturgiaCulto: Array<LiturgiaCulto>;
  /** Troca as linhas de um rascunho pelas do ano anterior, previstas ou realizadas, com um reajuste. */
  copiarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Diz que um movimento que parece repetido é outro já importado, com o sinal certo: o de antes fica ignorado, sem a sua conciliação e o que ela fez, e este fica pendente. */
  corrigirMovimento: MovimentoBancario;
  /** Cadastra uma aula com a sua chamada; a oferta cria a sua entrada. */
  criarAulaEBD: AulaEbd;
  /** Registra um pagamento de uma conta, com a saída dele; encerra a conta quando nada mais falta. */
  criarBaixaPagar: BaixaPagar;
  /** Registra um recebimento de uma conta, com a entrada dele; encerra a conta quando nada mais falta. */
  criarBaixaReceber: BaixaReceber;
  /** Registra um batismo: a pessoa deixa de ser recém-convertida e a sua data de batismo passa a ser esta. No futuro fica planejado, e muda a pessoa no seu dia. */
  criarBatismo: Batismo;
  /** Registra de uma vez os batismos de várias pessoas: todos ou nenhum. */
  criarBatismos: Array<Batismo>;
  /** Cadastra uma campanha de missões. */
  criarCampanhaMissoes: CampanhaMissoes;
  /** Cadastra uma categoria. */
  criarCategoria: Categoria;
  /** Cadastra uma célula. */
  criarCelula: Celula;
  /** Cadastra um centro de custo. */
  criarCentroCusto: CentroCusto;
  /** Cadastra uma classe da EBD. */
  criarClasseEBD: ClasseEbd;
  /** Cadastra uma conta financeira. */
  criarContaFinanceira: ContaFinanceira;
  /** Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira. */
  criarContaPagar: ContaPagar;
  /** Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira. */
  criarContaReceber: ContaReceber;
  /** Abre uma contagem. */
  criarContagem: Contagem;
  /** Cadastra um culto. */
  criarCulto: Culto;
  /** Cadastra um departamento. */
  criarDepartamento: Departamento;
  /** Registra um dízimo e lança a sua entrada. */
  criarDizimo: Dizimo;
  /** Registra muitos dízimos de um dia, todos ou nenhum. Um erro vem com a linha: linhas.0.valorDizimo é o valor da primeira. */
  criarDizimos: DizimosCriados;
  /** Registra uma doação e lança a sua entrada. */
  criarDoacao: Doacao;
  /** Cadastra um encontro de uma célula. */
  criarEncontro: Encontro;
  /** Cria o meu endereço para assinar o calendário. O anterior deixa de valer. */
  criarEnderecoCalendario: EnderecoCalendarioCriado;
  /** Marca um ensaio. */
  criarEnsaioLouvor: EnsaioLouvor;
  /** Lança uma entrada. */
  criarEntrada: Entrada;
  /** Escala uma pessoa para um culto. */
  criarEscalaCulto: EscalaCulto;
  /** Cadastra um evento. */
  criarEvento: Evento;
  /** Cadastra um fornecedor. */
  criarFornecedor: Fornecedor;
  /** Cria uma função. */
  criarFuncao: Funcao;
  /** Cria as funções usuais em uma igreja que ainda não tem nenhuma. */
  criarFuncoesUsuais: Array<Funcao>;
  /** Cadastra um grupo de louvor. */
  criarGrupoLouvor: GrupoLouvor;
  /** Registra um incidente de segurança. */
  criarIncidente: Incidente;
  /** Bloqueia dias de uma pessoa. */
  criarIndisponibilidade: Indisponibilidade;
  /** Inclui um momento na liturgia de um culto. */
  criarLiturgiaCulto: LiturgiaCulto;
  /** Cadastra um local. */
  criarLocal: Local;
  /** Cadastra uma manutenção, que começa pendente. */
  criarManutencaoPatrimonio: ManutencaoPatrimonio;
  /** Cadastra uma missão. */
  criarMissao: Missao;
  /** Cadastra um momento. */
  criarMomentoCulto: MomentoCulto;
  /** Cadastra um orçamento, que começa pendente. */
  criarOrcamento: Orcamento;
  /** Cadastra um patrimônio. */
  criarPatrimonio: Patrimonio;
  /** Cadastra um post. */
  criarPost: Post;
  /** Começa uma prestação de contas, como rascunho. */
  criarPrestacaoContas: PrestacaoContas;
  /** Começa a previsão de um ano, como rascunho. */
  criarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Cadastra um recurso. */
  criarRecurso: Recurso;
  /** Cria uma regra, a última na ordem. */
  criarRegraBancaria: RegraBancaria;
  /** Cadastra uma reserva. */
  criarReserva: Reserva;
  /** Marca uma reunião de liderança. */
  criarReuniaoLideranca: ReuniaoLideranca;
  /** Lança uma saída. */
  criarSaida: Saida;
  /** Cadastra um tipo de patrimônio. */
  criarTipoPatrimonio: TipoPatrimonio;
  /** Cadastra um tipo de post. */
  criarTipoPost: TipoPost;
  /** Cadastra um tipo de recurso. */
  criarTipoRecurso: TipoRecurso;
  /** Cria um token que age em nome de quem o cria, limitado aos escopos. */
  criarTokenApi: TokenApiCriado;
  /** Registra uma transferência entre duas contas financeiras. */
  criarTransferencia: Transferencia;
  /** Cadastra uma pessoa. Nenhuma mensagem é enviada a ela (ver enviarLinkSenha). */
  criarUsuario: Usuario;
  /** Registra uma visita pastoral. */
  criarVisitaPastoral: VisitaPastoral;
  /** Cria um webhook, limitado ao que quem o cria pode ler. */
  criarWebhook: WebhookComSegredo;
  /** Registra o que a assembleia decidiu. Depois disso, a prestação de contas fica como está. */
  decidirPrestacaoContas: PrestacaoContas;
  /** Diz em que conta cai o dinheiro de cada meio quando ninguém escolhe outra; os meios que não são ditos ficam como estão. Devolve as contas em uso. */
  definirContasDosMeios: Array<ContaFinanceira>;
  /** Desativa uma categoria: lançamentos novos não a oferecem. */
  desativarCategoria: Categoria;
  /** Desativa um centro de custo: não recebe contas novas. */
  desativarCentroCusto: CentroCusto;
  /** Desativa uma conta financeira sem saldo: ela não recebe lançamentos novos. */
  desativarContaFinanceira: ContaFinanceira;
  /** Desativa, com a senha e um código. */
  desativarDoisFatores: Mensagem;
  /** Desativa um fornecedor: saídas e contas novas não o oferecem. */
  desativarFornecedor: Fornecedor;
  /** Desativa um aluno de uma classe. */
  desativarMembroClasseEBD: MembroClasseEbd;
  /** Desativa um membro de um departamento. */
  desativarMembroDepartamento: MembroDepartamento;
  /** Desativa um membro de uma missão. */
  desativarMembroMissao: MembroMissao;
  /** Desativa uma pessoa: os acessos dela terminam. */
  desativarUsuario: Usuario;
  /** Desativa várias pessoas: os acessos delas terminam. */
  desativarUsuarios: ResultadoLote;
  /** Descarta o rascunho da ata de uma reunião; uma ata aprovada fica. */
  descartarAta: Mensagem;
  /** Desfaz o registro de uma comunicação, feito por engano, enquanto o incidente está aberto; a auditoria o guarda. O da ANPD, só sem complemento. */
  desfazerComunicacaoIncidente: Incidente;
  /** Desfaz a importação de um extrato: os seus movimentos saem, e o arquivo pode ser importado de novo. Os lançamentos da igreja ficam. */
  desfazerExtrato: Mensagem;
  /** Retira as pessoas que a importação trouxe, menos as já alteradas ou vinculadas; até sete dias depois de gravada. */
  desfazerImportacao: Importacao;
  /** Torna um movimento pendente de novo: desfaz a conciliação, traz de volta o ignorado, ou diz que não é repetido. */
  desfazerMovimento: MovimentoBancario;
  /** Desfaz várias conciliações de uma vez: as que ainda estão como foram feitas. As que alguém mudou ficam, sem impedir as outras. Os lançamentos ficam, também os pagamentos e recebimentos de contas. */
  desfazerMovimentos: ConciliacoesDesfeitas;
  /** Cancela um pedido próprio. Se já foi aprovado, a sala fica livre. */
  desistirDoPedidoReserva: MeuPedidoReserva;
  /** Devolve um Pix ou uma parte dele pelo banco. Quando o banco confirma, o lançamento é estornado. */
  devolverPixRecebido: PixRecebido;
  /** Deixa de mostrar os primeiros passos da igreja na página inicial. */
  dispensarPrimeirosPassos: Mensagem;
  /** Emite o comprovante do que uma pessoa deu em um ano; enquanto diz o mesmo, devolve o que vale. */
  emitirComprovante: Recibo;
  /** Emite os comprovantes de todas as pessoas que deram algo em um ano. Quem escolheu (consentimento recibos) é avisado por e-mail, sem valores. */
  emitirComprovantes: Mensagem;
  /** Emite o comprovante do que quem pergunta deu em um ano; enquanto diz o mesmo, devolve o que vale. Só com a própria sessão. */
  emitirMeuComprovante: Recibo;
  /** Emite o recibo de um dízimo; da segunda vez, devolve o mesmo. */
  emitirReciboDizimo: ReciboDizimo;
  /** Emite o recibo da entrada de uma doação; da segunda vez, devolve o mesmo. */
  emitirReciboEntrada: Recibo;
  /** Emite mais uma via de um recibo; a impressão traz a marca e o dia. */
  emitirSegundaVia: Recibo;
  /** Dá uma conta por paga e lança a saída, uma só vez. */
  encerrarContaPagar: ContaPagar;
  /** Dá uma conta por recebida e lança a entrada, uma só vez. */
  encerrarContaReceber: ContaReceber;
  /** Dá várias contas por pagas, todas ou nenhuma. */
  encerrarContasPagar: ContasEncerradas;
  /** Dá várias contas por recebidas, todas ou nenhuma. */
  encerrarContasReceber: ContasEncerradas;
  /** Encerra a conta da igreja: tudo é apagado em 30 dias. */
  encerrarIgreja: Mensagem;
  /** Encerra um incidente de que todos os que é preciso foram avisados. */
  encerrarIncidente: Incidente;
  /** Encerra todos os outros acessos da própria pessoa. */
  encerrarOutrasSessoes: Mensagem;
  /** Encerra um acesso da própria pessoa. */
  encerrarSessao: Mensagem;
  /** Deixa de avisar, na página inicial, que o acesso da igreja mudou. */
  entenderMudancaDoAcesso: Mensagem;
  /** Entra no sistema. */
  entrar: SessaoAberta;
  /** Guarda a imagem de um evento (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoEvento: Evento;
  /** Guarda a foto de um patrimônio (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoPatrimonio: Patrimonio;
  /** Guarda a foto de uma pessoa (JPEG, PNG ou WebP, até 10 MB). */
  enviarFotoUsuario: Usuario;
  /** Guarda a imagem de um post (JPEG, PNG ou WebP, até 10 MB). */
  enviarImagemPost: Post;
  /** Envia à pessoa, por e-mail, um link para criar a senha. */
  enviarLinkSenha: Mensagem;
  /** Envia a várias pessoas, por e-mail, um link para criar a senha. */
  enviarLinksSenha: ResultadoLote;
  /** Guarda o logotipo da igreja (JPEG, PNG ou WebP, até 10 MB). */
  enviarLogoIgreja: DadosIgreja;
  /** Guarda a própria foto (JPEG, PNG ou WebP, até 10 MB). */
  enviarMinhaFoto: Usuario;
  /** Guarda os números dos meses, que devem estar fechados, e pede o parecer do conselho, do qual quem envia não faz parte. Enviada de novo com outros números, todos opinam de novo; com os mesmos, quem já opinou continua no conselho. */
  enviarPrestacaoContas: PrestacaoContas;
  /** Liga ou desliga um tipo de aviso. O que não é enviado fica como está. */
  escolherAviso: MeusAvisos;
  /** Estorna uma entrada de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarEntrada: Entrada;
  /** Estorna uma saída de um mês fechado: outra, de valor negativo, em um mês aberto. */
  estornarSaida: Saida;
  /** Estorna uma transferência de um mês fechado: outra, de volta, em um mês aberto. */
  estornarTransferencia: Transferencia;
  /** Exclui um anexo; ele fica na lixeira. O que um mês fechado, um orçamento decidido ou uma ata aprovada já tinha não se exclui. */
  excluirAnexo: Mensagem;
  /** Exclui uma aula e a entrada da sua oferta; ela fica na lixeira. */
  excluirAulaEBD: Mensagem;
  /** Desfaz um pagamento e retira a saída, enquanto o mês está aberto; o que ele pagou volta a faltar. */
  excluirBaixaPagar: Mensagem;
  /** Desfaz um recebimento e retira a entrada, enquanto o mês está aberto; o que ele quitou volta a faltar. */
  excluirBaixaReceber: Mensagem;
  /** Exclui um batismo: a pessoa volta a ser o que era antes dele, com a data de batismo que tinha. */
  excluirBatismo: Mensagem;
  /** Exclui uma campanha sem doações; ela fica na lixeira. */
  excluirCampanhaMissoes: Mensagem;
  /** Exclui uma categoria sem lançamentos nem contas; fica na lixeira. */
  excluirCategoria: Mensagem;
  /** Exclui uma célula, com seus membros e encontros; ela fica na lixeira. */
  excluirCelula: Mensagem;
  /** Exclui um centro de custo que nada usa; fica na lixeira. */
  excluirCentroCusto: Mensagem;
  /** Exclui uma classe sem aulas; ela fica na lixeira. */
  excluirClasseEBD: Mensagem;
  /** Exclui uma conta financeira sem lançamentos; fica na lixeira. */
  excluirContaFinanceira: Mensagem;
  /** Cancela uma conta em aberto; fica na lixeira. */
  excluirContaPagar: Mensagem;
  /** Cancela uma conta em aberto; fica na lixeira. */
  excluirContaReceber: Mensagem;
  /** Exclui uma contagem e a sua entrada; fica na lixeira. */
  excluirContagem: Mensagem;
  /** Exclui um culto. */
  excluirCulto: Mensagem;
  /** Exclui um departamento; ele fica na lixeira, com seus membros. */
  excluirDepartamento: Mensagem;
  /** Exclui um dízimo e a sua entrada; fica na lixeira. */
  excluirDizimo: Mensagem;
  /** Exclui uma doação e a sua entrada; ela fica na lixeira. */
  excluirDoacao: Mensagem;
  /** Exclui um encontro. */
  excluirEncontro: Mensagem;
  /** Exclui uma entrada digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirEntrada: Mensagem;
  /** Exclui uma escala; ela fica na lixeira. */
  excluirEscalaCulto: Mensagem;
  /** Tira uma pessoa da lista de espera de um evento. */
  excluirEsperaEvento: Mensagem;
  /** Exclui um evento; ele fica na lixeira. */
  excluirEvento: Mensagem;
  /** Exclui um fornecedor sem contas nem saídas; fica na lixeira. */
  excluirFornecedor: Mensagem;
  /** Exclui uma função; quem a tinha deixa de tê-la. A exclusiva ainda limita a pessoa, até que lhe seja tirada. */
  excluirFuncao: Mensagem;
  /** Exclui um grupo de louvor. */
  excluirGrupoLouvor: Mensagem;
  /** Exclui um incidente que ainda não foi comunicado nem encerrado; ele fica na lixeira. */
  excluirIncidente: Mensagem;
  /** Exclui uma indisponibilidade; ela fica na lixeira. */
  excluirIndisponibilidade: Mensagem;
  /** Tira um momento da liturgia. */
  excluirLiturgiaCulto: Mensagem;
  /** Exclui um local. */
  excluirLocal: Mensagem;
  /** Cancela uma manutenção pendente; ela fica na lixeira. */
  excluirManutencaoPatrimonio: Mensagem;
  /** Tira um membro da célula. Quem lidera não pode sair: promova outro antes. */
  excluirMembroCelula: Mensagem;
  /** Tira um aluno de uma classe. */
  excluirMembroClasseEBD: Mensagem;
  /** Tira uma pessoa de um departamento. */
  excluirMembroDepartamento: Mensagem;
  /** Tira uma pessoa dos presentes de um encontro. */
  excluirMembroEncontro: Mensagem;
  /** Tira uma pessoa de um evento. */
  excluirMembroEvento: Mensagem;
  /** Tira um membro do grupo. Quem lidera não pode sair: promova outro antes. */
  excluirMembroGrupoLouvor: Mensagem;
  /** Tira uma pessoa de uma missão. */
  excluirMembroMissao: Mensagem;
  /** Apaga os dados da própria pessoa, para sempre, também dos textos que citam o seu nome inteiro; o que ela deu e fez fica, sem nome. Atas aprovadas, por lei, e PDFs guardados de prestações de contas ficam como estão: a mensagem diz quantos a citam. */
  excluirMinhaConta: Mensagem;
  /** Exclui uma missão; ela fica na lixeira. */
  excluirMissao: Mensagem;
  /** Exclui um momento. */
  excluirMomentoCulto: Mensagem;
  /** Tira uma música de um setlist. */
  excluirMusicaSetlist: Mensagem;
  /** Exclui um orçamento; ele fica na lixeira. */
  excluirOrcamento: Mensagem;
  /** Exclui um patrimônio; ele fica na lixeira. */
  excluirPatrimonio: Mensagem;
  /** Exclui um post. */
  excluirPost: Mensagem;
  /** Exclui uma prestação de contas sobre a qual ninguém decidiu ainda. */
  excluirPrestacaoContas: Mensagem;
  /** Exclui um rascunho. */
  excluirPrevisaoOrcamentaria: Mensagem;
  /** Exclui um recurso. */
  excluirRecurso: Mensagem;
  /** Exclui uma regra. O que se lançou por ela fica. */
  excluirRegraBancaria: Mensagem;
  /** Exclui uma reserva. */
  excluirReserva: Mensagem;
  /** Exclui uma reunião de liderança cuja ata não está aprovada; ela fica na lixeira. */
  excluirReuniaoLideranca: Mensagem;
  /** Exclui uma saída digitada, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirSaida: Mensagem;
  /** Exclui um tipo de patrimônio que nenhum patrimônio usa. */
  excluirTipoPatrimonio: Mensagem;
  /** Exclui um tipo de post que nenhum post usa. */
  excluirTipoPost: Mensagem;
  /** Exclui um tipo de recurso que nenhum recurso usa. */
  excluirTipoRecurso: Mensagem;
  /** Exclui uma transferência, ou um estorno, de um mês aberto; fica na lixeira. */
  excluirTransferencia: Mensagem;
  /** Exclui uma pessoa; ela fica na lixeira e os acessos dela terminam. */
  excluirUsuario: Mensagem;
  /** Exclui uma visita pastoral; ela fica na lixeira. */
  excluirVisitaPastoral: Mensagem;
  /** Exclui um webhook, com as suas entregas. */
  excluirWebhook: Mensagem;
  /** Fecha um mês que já terminou, e os anteriores: nada mais muda neles. Correções são estornos. */
  fecharMes: Mensagem;
  /** Gera um código Pix da página pública de ofertas de uma igreja, sem nome: uma cobrança do banco, se a igreja tem o Pix pelo banco e há um valor; se não, o código fixo. Não pede sessão. */
  gerarCodigoDaPagina: CodigoPixGerado;
  /** Gera um código Pix para ofertar à própria igreja; pedido de novo, tem o mesmo txid. */
  gerarCodigoPix: CodigoPixGerado;
  /** Gera um relatório e responde com o endereço do PDF, ou depois de 20 segundos: então acompanhe com relatorio(id). Custa 70. */
  gerarRelatorio: Relatorio;
  /** Grava as linhas prontas da prévia, ou nenhuma: linhas com erro ou duplicadas só ficam de fora quando se pede. Todos entram como membros (2); pela API com um token, sem perfil (-1). Sem `convidar` ninguém é convidado. */
  gravarImportacao: Importacao;
  /** Diz para que foi um Pix e de quem, e o lança; o que tem lançamento próprio é lançado de novo no lugar daquele. */
  identificarPixRecebido: PixRecebido;
  /** Ignora um movimento pendente. */
  ignorarMovimento: MovimentoBancario;
  /** Deixa um Pix fora dos livros, por já estar lançado à mão ou não ser entrada; ou volta a considerá-lo. */
  ignorarPixRecebido: PixRecebido;
  /** Importa um extrato OFX ou CSV (até 5 MB e 20.000 movimentos) em uma conta financeira; o que a conta já tem não entra de novo. */
  importarExtrato: RespostaExtrato;
  /** Inclui pessoas entre as atingidas; quem já está fica. */
  incluirPessoasIncidente: Incidente;
  /** Inscreve quem pede; sem vaga, põe na lista de espera, por ordem de chegada. Repetir não muda nada. */
  inscreverNoEvento: Evento;
  /** Junta uma categoria a outra, para sempre: lançamentos de meses abertos, contas e rascunhos de previsões passam para ela. Os de meses fechados ficam, e a categoria é desativada; sem eles, é excluída. */
  juntarCategorias: Mensagem;
  /** Lança a entrada, a saída ou a transferência de um movimento, e o concilia com ela. */
  lancarMovimento: MovimentoBancario;
  /** Libera dias próprios que estavam bloqueados. */
  liberarMinhasDatas: Mensagem;
  /** Mantém uma função que esperava revisão. */
  manterFuncao: Funcao;
  /** Desiste de encerrar a conta da igreja. */
  manterIgreja: Mensagem;
  /** Mantém o limite de uma pessoa. */
  manterLimite: Mensagem;
  /** O que foi gravado está certo: estas perguntas deixam de esperar. */
  marcarConferido: Mensagem;
  /** Guarda marcas da chamada feitas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos. */
  marcarPresencas: PresencasMarcadas;
  /** Guarda marcas da chamada de uma aula feitas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos. */
  marcarPresencasAula: PresencasAulaMarcadas;
  /** O mesmo, para a aula de uma classe em um dia: se ainda não há uma, ela é criada com o uuid que o aparelho escolheu. */
  marcarPresencasAulaDoDia: PresencasAulaMarcadas;
  /** Guarda presenças em um culto marcadas em um aparelho, talvez sem conexão: podem chegar tarde, repetidas e de vários aparelhos. */
  marcarPresencasCulto: PresencasCultoMarcadas;
  /** O mesmo, para o encontro de uma célula em um dia: se ainda não há um, ele é criado com o uuid que o aparelho escolheu. */
  marcarPresencasDoDia: PresencasMarcadas;
  /** Muda a conta financeira de vários lançamentos: de todos, ou de nenhum. Os de um mês fechado, os estornados e os conciliados com o extrato ficam, e a recusa diz quais e por quê. */
  moverLancamentos: Mensagem;
  /** Muda a chave Pix da própria igreja e avisa todos os administradores por e-mail. */
  mudarChavePix: ChavePixMudada;
  /** Tira um post do feed, sem excluí-lo. */
  ocultarPost: Post;
  /** O código com que a própria pessoa oferta: uma cobrança do banco, se a igreja tem o Pix pelo banco e há um valor; se não, o código fixo da finalidade. */
  ofertarPix: CodigoPixGerado;
  /** Dá o parecer de quem chama, que faz parte do conselho. */
  opinarPrestacaoContas: PrestacaoContas;
  /** Guarda a ordem da liturgia de uma vez. O que a pessoa moveu vai para onde ela o pôs; o que outros moveram, incluíram ou tiraram desde que ela viu a ordem `antes` continua como está. */
  ordenarLiturgiaCulto: Array<LiturgiaCulto>;
  /** Põe estas regras primeiro, nesta ordem. */
  ordenarRegrasBancarias: Array<RegraBancaria>;
  /** Põe as músicas de um ensaio em outra ordem, todas de uma vez. */
  ordenarSetlistEnsaio: Mensagem;
  /** A conta deixa de se repetir: a seguinte não virá. */
  pararRepeticaoContaPagar: ContaPagar;
  /** A conta deixa de se repetir: a seguinte não virá. */
  pararRepeticaoContaReceber: ContaReceber;
  /** Pede uma sala, ou outro recurso, por um período. */
  pedirReserva: MeuPedidoReserva;
  /** Pede que alguém fique no lugar de quem está na escala, que continua nela até alguém aceitar. Pedir de novo chama mais pessoas. */
  pedirSubstituto: PedidoFeito;
  /** Prepara a verificação em duas etapas: novo segredo, ainda sem efeito. */
  prepararDoisFatores: DoisFatoresPreparo;
  /** Lê um arquivo .csv, .xlsx, .json ou .xml de pessoas (até 20 MB e 50.000 linhas) e guarda a prévia, uma das cinco mais recentes da igreja; nada é gravado ainda. */
  prepararImportacao: Importacao;
  /** Passa a liderança da célula a este membro; o líder anterior vira um membro comum. */
  promoverMembroCelula: MembroCelula;
  /** Passa a liderança do grupo a este membro; o líder anterior vira um membro comum. */
  promoverMembroGrupoLouvor: MembroGrupoLouvor;
  /** Põe no ar a página pública de ofertas da própria igreja, ou a tira do ar. */
  publicarOfertar: PaginaOfertarMudada;
  /** Mostra no feed um post oculto. */
  publicarPost: Post;
  /** Reabre uma conta e retira a saída, enquanto o mês está aberto. */
  reabrirContaPagar: ContaPagar;
  /** Reabre uma conta e retira a entrada, enquanto o mês está aberto. */
  reabrirContaReceber: ContaReceber;
  /** Volta a agendado um culto realizado ou cancelado. */
  reabrirCulto: Culto;
  /** Reabre um incidente encerrado. */
  reabrirIncidente: Incidente;
  /** Reabre uma manutenção concluída e retira a saída, enquanto o mês dela está aberto. */
  reabrirManutencaoPatrimonio: ManutencaoPatrimonio;
  /** Reabre um mês fechado, e os seguintes. */
  reabrirMes: Mensagem;
  /** Reativa uma igreja suspensa. */
  reativarIgreja: Mensagem;
  /** Recusa um pedido, com o motivo, e avisa quem pediu. */
  recusarPedidoReserva: PedidoReserva;
  /** Responde que não pode ficar no lugar de quem pediu. */
  recusarSubstituicao: Mensagem;
  /** Define a senha com o token do link, uma única vez, e encerra os acessos abertos da pessoa. */
  redefinirSenha: Mensagem;
  /** Envia de novo uma entrega, com o mesmo identificador. */
  reenviarEntregaWebhook: EntregaWebhook;
  /** Liga os avisos neste navegador. Se eram de outra pessoa, deixam de ser. */
  registrarAparelho: MeusAvisos;
  /** Guarda que a ANPD ou as pessoas foram avisadas, quando e com que texto. Nada é enviado. */
  registrarComunicacaoIncidente: Incidente;
  /** Registra o consentimento do responsável de um menor, ou a retirada do de qualquer pessoa. */
  registrarConsentimento: ConsentimentosDiretorio;
  /** Registra a presença de uma pessoa em um culto. A própria, enquanto a confirmação está aberta; a de qualquer pessoa, a qualquer tempo, para quem registra presenças. */
  registrarPresencaCulto: ParticipacaoCulto;
  /** Registra quantos visitantes vieram a um culto. */
  registrarVisitantesCulto: Culto;
  /** Refaz a prévia com outro campo para cada coluna; as que faltam não são importadas. */
  remapearImportacao: Importacao;
  /** Desliga os avisos de um aparelho da própria pessoa. */
  removerAparelho: MeusAvisos;
  /** Tira a imagem de um evento. */
  removerFotoEvento: Evento;
  /** Tira a foto de um patrimônio. */
  removerFotoPatrimonio: Patrimonio;
  /** Tira a foto de uma pessoa. */
  removerFotoUsuario: Usuario;
  /** Tira a imagem de um post. */
  removerImagemPost: Post;
  /** Tira o logotipo da igreja. */
  removerLogoIgreja: DadosIgreja;
  /** Tira a própria foto. */
  removerMinhaFoto: Usuario;
  /** Remove um parentesco, dos dois lados. */
  removerParentesco: Mensagem;
  /** Tira a presença de uma pessoa de um culto. */
  removerPresencaCulto: Mensagem;
  /** Troca o token de presença de um culto: os que já foram mostrados deixam de valer. */
  renovarTokenCulto: Culto;
  /** Copia a escala de um culto para os que vêm depois dele e ainda não começaram. */
  repetirEscala: RepeticaoEscala;
  /** Gera de novo um relatório que falhou. Custa 70. */
  repetirRelatorio: Relatorio;
  /** Põe de novo na fila uma tarefa que falhou. */
  repetirTarefa: Mensagem;
  /** Recusa um orçamento pendente. */
  reprovarOrcamento: Orcamento;
  /** Concorda com um texto, ou volta atrás; as respostas de antes ficam. */
  responderConsentimento: Array<Consentimento>;
  /** Responde a uma escala própria, até o culto começar. */
  responderEscala: MinhaEscala;
  /** Responde à escala do link de um e-mail, até o culto começar. */
  responderEscalaPorToken: EscalaDoLink;
  /** Restaura um anexo da lixeira. */
  restaurarAnexo: Anexo;
  /** Restaura uma aula da lixeira, com a entrada da sua oferta. */
  restaurarAulaEBD: AulaEbd;
  /** Restaura um batismo excluído, com o que ele muda na pessoa. */
  restaurarBatismo: Batismo;
  /** Restaura uma campanha da lixeira. */
  restaurarCampanhaMissoes: CampanhaMissoes;
  /** Restaura uma categoria excluída. */
  restaurarCategoria: Categoria;
  /** Restaura uma célula excluída. */
  restaurarCelula: Celula;
  /** Restaura um centro de custo excluído. */
  restaurarCentroCusto: CentroCusto;
  /** Restaura uma classe da lixeira. */
  restaurarClasseEBD: ClasseEbd;
  /** Restaura uma conta financeira da lixeira. */
  restaurarContaFinanceira: ContaFinanceira;
  /** Restaura uma conta cancelada. */
  restaurarContaPagar: ContaPagar;
  /** Restaura uma conta cancelada. */
  restaurarContaReceber: ContaReceber;
  /** Restaura uma contagem da lixeira, com a sua entrada. */
  restaurarContagem: Contagem;
  /** Restaura um culto excluído. */
  restaurarCulto: Culto;
  /** Restaura um registro, com as mesmas regras do restaurar do seu tipo. */
  restaurarDaLixeira: Mensagem;
  /** Restaura um departamento da lixeira, com seus membros. */
  restaurarDepartamento: Departamento;
  /** Restaura um dízimo da lixeira e lança de novo a sua entrada. */
  restaurarDizimo: Dizimo;
  /** Restaura uma doação da lixeira e lança de novo a sua entrada. */
  restaurarDoacao: Doacao;
  /** Restaura um encontro excluído. */
  restaurarEncontro: Encontro;
  /** Restaura uma entrada da lixeira. */
  restaurarEntrada: Entrada;
  /** Restaura uma escala da lixeira. */
  restaurarEscalaCulto: EscalaCulto;
  /** Restaura um evento da lixeira. */
  restaurarEvento: Evento;
  /** Restaura um fornecedor excluído. */
  restaurarFornecedor: Fornecedor;
  /** Restaura uma função excluída; quem a tinha não volta a tê-la. */
  restaurarFuncao: Funcao;
  /** Restaura um grupo de louvor excluído. */
  restaurarGrupoLouvor: GrupoLouvor;
  /** Restaura um incidente de segurança da lixeira. */
  restaurarIncidente: Incidente;
  /** Restaura uma indisponibilidade da lixeira. */
  restaurarIndisponibilidade: Indisponibilidade;
  /** Restaura um local excluído. */
  restaurarLocal: Local;
  /** Restaura uma manutenção cancelada. */
  restaurarManutencaoPatrimonio: ManutencaoPatrimonio;
  /** Restaura uma missão da lixeira. */
  restaurarMissao: Missao;
  /** Restaura um momento excluído. */
  restaurarMomentoCulto: MomentoCulto;
  /** Restaura um orçamento da lixeira. */
  restaurarOrcamento: Orcamento;
  /** Restaura um patrimônio da lixeira. */
  restaurarPatrimonio: Patrimonio;
  /** Restaura um post excluído. */
  restaurarPost: Post;
  /** Restaura uma prestação de contas excluída. */
  restaurarPrestacaoContas: PrestacaoContas;
  /** Restaura um rascunho excluído. */
  restaurarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Restaura um recurso excluído. */
  restaurarRecurso: Recurso;
  /** Restaura uma reserva excluída. */
  restaurarReserva: Reserva;
  /** Restaura uma reunião de liderança da lixeira. */
  restaurarReuniaoLideranca: ReuniaoLideranca;
  /** Restaura uma saída da lixeira. */
  restaurarSaida: Saida;
  /** Restaura um tipo de patrimônio excluído. */
  restaurarTipoPatrimonio: TipoPatrimonio;
  /** Restaura um tipo de post excluído. */
  restaurarTipoPost: TipoPost;
  /** Restaura um tipo de recurso excluído. */
  restaurarTipoRecurso: TipoRecurso;
  /** Restaura uma transferência da lixeira. */
  restaurarTransferencia: Transferencia;
  /** Restaura uma pessoa da lixeira. */
  restaurarUsuario: Usuario;
  /** Restaura uma visita pastoral da lixeira. */
  restaurarVisitaPastoral: VisitaPastoral;
  /** Tira uma função de uma pessoa. */
  retirarFuncao: Mensagem;
  /** Tira o limite de uma pessoa, que passa a poder o que o perfil permite. A mensagem diz o que isso acrescenta. */
  retirarLimite: Mensagem;
  /** Retira pessoas das atingidas. */
  retirarPessoasIncidente: Incidente;
  /** Abre a página em que se paga de novo um plano, depois de cancelada a assinatura. */
  retomarAssinatura: PaginaPagamento;
  /** Começa a revisão de uma previsão aprovada: um rascunho com as linhas dela. Até a aprovação, vale a de antes. */
  revisarPrevisaoOrcamentaria: PrevisaoOrcamentaria;
  /** Revoga o meu endereço de calendário: ele deixa de valer na mesma hora. */
  revogarEnderecoCalendario: Mensagem;
  /** Revoga um token: ele deixa de valer na mesma hora. */
  revogarTokenApi: TokenApi;
  /** Sai do sistema: o token deixa de valer. */
  sair: Mensagem;
  /** Tira quem pede do evento ou da espera; a vaga passa a quem espera. */
  sairDoEvento: Evento;
  /** Guarda o rascunho da ata de uma reunião. */
  salvarAta: Ata;
  /** Grava os códigos do contador. */
  salvarCodigosContador: CodigosContador;
  /** Troca as linhas de um rascunho. */
  salvarLinhasDaPrevisao: PrevisaoOrcamentaria;
  /** Muda células da matriz de acesso. Vale a partir do próximo pedido de cada pessoa. */
  salvarMatrizAcesso: MatrizAcesso;
  /** Registra o parentesco de duas pessoas, ou muda o que havia entre elas. */
  salvarParentesco: Parentesco;
  /** Guarda a chamada inteira de um encontro de uma vez; recusada se alguém a mudou depois de `versao`. */
  salvarPresencas: Encontro;
  /** Passa lançamentos escolhidos de uma categoria para outra, com as contas que eles pagam. Os de meses fechados ficam. Para desfazer, separe da outra categoria os lançamentos da resposta. */
  separarCategoria: CategoriaSeparada;
  /** Envia um link de senha ao e-mail, se houver conta com ele. A resposta é sempre a mesma. */
  solicitarRecuperacaoSenha: Mensagem;
  /** Soma ao número de visitantes de um culto, quando vários contam ao mesmo tempo. Nunca fica abaixo de 0. */
  somarVisitantesCulto: Culto;
  /** Suspende uma igreja: ela lê, mas não escreve. Nada se perde. */
  suspenderIgreja: Mensagem;
  /** Envia um aviso de teste aos aparelhos da própria pessoa, na hora. */
  testarAviso: Mensagem;
  /** Pergunta ao banco se os dados guardados servem. */
  testarPixAutomatico: Mensagem;
  /** Envia a um webhook um aviso de teste. */
  testarWebhook: EntregaWebhook;
  /** Diz que um Pix que espera é o dízimo já lançado à mão, o seu dizimoParecido; nada é lançado de novo. */
  tomarDizimoPixRecebido: PixRecebido;
  /** Torna a conta financeira a padrão: a de quem não escolhe nenhuma. */
  tornarContaFinanceiraPadrao: ContaFinanceira;
  /** Traz lançamentos de outras contas para as dos movimentos que são o dinheiro deles, e os concilia: todos, ou nenhum. Os de um mês fechado, os estornados e os já conciliados ficam, e a recusa diz por quê. */
  trazerLancamentos: Array<MovimentoBancario>;
  /** Troca o segredo de um webhook; por 24 horas, os dois assinam. */
  trocarSegredoWebhook: WebhookComSegredo;
  /** O centro de custo Geral, para a primeira conta de uma igreja que não tem nenhum ativado: é criado uma só vez, com o departamento Geral. */
  usarCentroGeralPagar: CentroCusto;
  /** O centro de custo Geral, para a primeira conta de uma igreja que não tem nenhum ativado: é criado uma só vez, com o departamento Geral. */
  usarCentroGeralReceber: CentroCusto;
  /** Cria as categorias do plano de contas sugerido que a igreja ainda não tem, e põe o código usual do contador nas fixas e nas contas financeiras que não têm código. Nada mais muda. */
  usarPlanoSugerido: Mensagem;
  /** Começa a ver o sistema como esta pessoa o vê: só leitura, por 30 minutos. Fica na auditoria. */
  verComo: VisaoComo;
};


export type MutationAceitarSubstituicaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAdicionarEsperasEventoArgs = {
  idEvento: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMembroCelulaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MembroCelulaInput;
};


export type MutationAdicionarMembroClasseEbdArgs = {
  input: MembroClasseEbdInput;
};


export type MutationAdicionarMembroDepartamentoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MembroDepartamentoInput;
};


export type MutationAdicionarMembroEncontroArgs = {
  input: MembroEncontroInput;
};


export type MutationAdicionarMembroEventoArgs = {
  input: MembroEventoInput;
};


export type MutationAdicionarMembroGrupoLouvorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MembroGrupoLouvorInput;
};


export type MutationAdicionarMembroMissaoArgs = {
  input: MembroMissaoInput;
};


export type MutationAdicionarMembrosCelulaArgs = {
  idCelula: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMembrosClasseEbdArgs = {
  idClasse: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMembrosDepartamentoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idDepartamento: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMembrosEventoArgs = {
  idEvento: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMembrosMissaoArgs = {
  idMissao: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAdicionarMusicaSetlistArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: SetlistEnsaioInput;
};


export type MutationAlterarMinhaSenhaArgs = {
  atual: Scalars['String']['input'];
  codigo?: InputMaybe<Scalars['String']['input']>;
  nova: Scalars['String']['input'];
};


export type MutationAlterarPerfilUsuarioArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha?: InputMaybe<Scalars['String']['input']>;
  perfil: Scalars['Int']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAlterarPerfilUsuariosArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
  minhaSenha: Scalars['String']['input'];
  perfil: Scalars['Int']['input'];
};


export type MutationAlterarSilencioArgs = {
  ate?: InputMaybe<Scalars['String']['input']>;
  de?: InputMaybe<Scalars['String']['input']>;
};


export type MutationAnexarArgs = {
  arquivo: Scalars['Upload']['input'];
  especie: EspecieComAnexos;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idRegistro: Scalars['ID']['input'];
};


export type MutationAnexarAVariosArgs = {
  arquivo: Scalars['Upload']['input'];
  especie: EspecieComAnexos;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  registros: Array<Scalars['ID']['input']>;
};


export type MutationApagarDadosDaPessoaArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationAprovarAtaArgs = {
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAprovarOrcamentoArgs = {
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAprovarPedidoReservaArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<AprovarPedidoInput>;
};


export type MutationAprovarPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
  input: AprovacaoPrevisaoInput;
};


export type MutationAssinarContagemArgs = {
  apesarDosDizimos?: InputMaybe<Scalars['Boolean']['input']>;
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAtivarCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarCategoriaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarCentroCustoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarContaFinanceiraArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
};


export type MutationAtivarFornecedorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarMembroClasseEbdArgs = {
  idClasse: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationAtivarMembroDepartamentoArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationAtivarMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationAtivarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationAtivarUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationAtribuirFuncaoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: AtribuirFuncaoInput;
};


export type MutationAtualizarAulaEbdArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: AulaEbdInput;
};


export type MutationAtualizarCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
  input: CampanhaMissoesInput;
};


export type MutationAtualizarCategoriaArgs = {
  id: Scalars['ID']['input'];
  input: CategoriaInput;
};


export type MutationAtualizarCelulaArgs = {
  id: Scalars['ID']['input'];
  input: CelulaInput;
};


export type MutationAtualizarCentroCustoArgs = {
  id: Scalars['ID']['input'];
  input: CentroCustoInput;
};


export type MutationAtualizarClasseEbdArgs = {
  id: Scalars['ID']['input'];
  input: ClasseEbdInput;
};


export type MutationAtualizarContaFinanceiraArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: ContaFinanceiraInput;
};


export type MutationAtualizarContaPagarArgs = {
  abrangencia?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: ContaInput;
};


export type MutationAtualizarContaReceberArgs = {
  abrangencia?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  input: ContaInput;
};


export type MutationAtualizarContagemArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: ContagemInput;
};


export type MutationAtualizarCultoArgs = {
  id: Scalars['ID']['input'];
  input: CultoInput;
};


export type MutationAtualizarDepartamentoArgs = {
  id: Scalars['ID']['input'];
  input: DepartamentoInput;
};


export type MutationAtualizarDizimoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: DizimoInput;
};


export type MutationAtualizarEncontroArgs = {
  id: Scalars['ID']['input'];
  input: EncontroInput;
};


export type MutationAtualizarEnsaioLouvorArgs = {
  id: Scalars['ID']['input'];
  input: EnsaioLouvorInput;
};


export type MutationAtualizarEntradaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: EntradaInput;
};


export type MutationAtualizarEscalaCultoArgs = {
  id: Scalars['ID']['input'];
  input: EscalaCultoInput;
};


export type MutationAtualizarEventoArgs = {
  id: Scalars['ID']['input'];
  input: EventoInput;
};


export type MutationAtualizarFornecedorArgs = {
  id: Scalars['ID']['input'];
  input: FornecedorInput;
};


export type MutationAtualizarFuncaoArgs = {
  id: Scalars['ID']['input'];
  input: FuncaoInput;
};


export type MutationAtualizarGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
  input: GrupoLouvorInput;
};


export type MutationAtualizarIgrejaArgs = {
  input: IgrejaInput;
};


export type MutationAtualizarIncidenteArgs = {
  id: Scalars['ID']['input'];
  input: IncidenteInput;
};


export type MutationAtualizarIndisponibilidadeArgs = {
  id: Scalars['ID']['input'];
  input: IndisponibilidadeInput;
};


export type MutationAtualizarLiturgiaCultoArgs = {
  id: Scalars['ID']['input'];
  input: ItemLiturgiaInput;
};


export type MutationAtualizarLocalArgs = {
  id: Scalars['ID']['input'];
  input: LocalInput;
};


export type MutationAtualizarManutencaoPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: ManutencaoPatrimonioInput;
};


export type MutationAtualizarMeuPerfilArgs = {
  input: MeuPerfilInput;
};


export type MutationAtualizarMissaoArgs = {
  id: Scalars['ID']['input'];
  input: MissaoInput;
};


export type MutationAtualizarMomentoCultoArgs = {
  id: Scalars['ID']['input'];
  input: MomentoCultoInput;
};


export type MutationAtualizarMusicaSetlistArgs = {
  id: Scalars['ID']['input'];
  input: MusicaInput;
};


export type MutationAtualizarNivelUsuarioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  nome: Scalars['String']['input'];
  perfil: Scalars['Int']['input'];
};


export type MutationAtualizarOrcamentoArgs = {
  id: Scalars['ID']['input'];
  input: OrcamentoInput;
};


export type MutationAtualizarPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: PatrimonioInput;
};


export type MutationAtualizarPedidoReservaArgs = {
  id: Scalars['ID']['input'];
  input: PedidoReservaInput;
};


export type MutationAtualizarPostArgs = {
  id: Scalars['ID']['input'];
  input: PostInput;
};


export type MutationAtualizarPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
  input: PrestacaoContasInput;
};


export type MutationAtualizarPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
  input: PrevisaoOrcamentariaInput;
};


export type MutationAtualizarRecursoArgs = {
  id: Scalars['ID']['input'];
  input: RecursoInput;
};


export type MutationAtualizarRegraBancariaArgs = {
  id: Scalars['ID']['input'];
  input: RegraBancariaInput;
};


export type MutationAtualizarReservaArgs = {
  id: Scalars['ID']['input'];
  input: ReservaInput;
};


export type MutationAtualizarReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
  input: ReuniaoLiderancaInput;
};


export type MutationAtualizarSaidaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: SaidaInput;
};


export type MutationAtualizarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
  input: TipoPatrimonioInput;
};


export type MutationAtualizarTipoPostArgs = {
  id: Scalars['ID']['input'];
  input: TipoPostInput;
};


export type MutationAtualizarTipoRecursoArgs = {
  id: Scalars['ID']['input'];
  input: TipoRecursoInput;
};


export type MutationAtualizarTransferenciaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: TransferenciaInput;
};


export type MutationAtualizarUsuarioArgs = {
  id: Scalars['ID']['input'];
  input: UsuarioInput;
};


export type MutationAtualizarVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
  input: VisitaPastoralInput;
};


export type MutationAtualizarWebhookArgs = {
  id: Scalars['ID']['input'];
  input: WebhookInput;
};


export type MutationAvisarEscalasArgs = {
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idCulto?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationBaixarMovimentoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: BaixaDoMovimentoInput;
};


export type MutationBloquearMinhasDatasArgs = {
  input: MinhaIndisponibilidadeInput;
};


export type MutationBuscarPixRecebidosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCadastrarIgrejaArgs = {
  input: CadastroInput;
};


export type MutationCancelarCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelarContasPagarArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CancelarContasInput;
};


export type MutationCancelarContasReceberArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CancelarContasInput;
};


export type MutationCancelarCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelarEnsaioLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelarPedidoReservaArgs = {
  id: Scalars['ID']['input'];
  resposta: Scalars['String']['input'];
};


export type MutationCancelarPedidoSubstitutoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCancelarReciboArgs = {
  id: Scalars['ID']['input'];
  motivo: Scalars['String']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationCobrarContaPorPixArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConciliarMovimentoArgs = {
  input: ConciliacaoInput;
};


export type MutationConciliarMovimentosArgs = {
  itens: Array<ConciliacaoInput>;
};


export type MutationConcluirCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConcluirCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConcluirEnsaioLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConcluirManutencaoPatrimonioArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  id: Scalars['ID']['input'];
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationConfigurarPixAutomaticoArgs = {
  input: PixAutomaticoInput;
};


export type MutationConfirmarContagemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationConfirmarMembrosCelulaArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmarMembrosClasseEbdArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmarMembrosDepartamentoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmarMembrosGrupoLouvorArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmarMembrosMissaoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationConfirmarPresencaArgs = {
  token: Scalars['String']['input'];
};


export type MutationContarContagemArgs = {
  id: Scalars['ID']['input'];
  input: ParteContagemInput;
};


export type MutationContarVisitantesCultoArgs = {
  aparelho: Scalars['ID']['input'];
  enviadoEm: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
  marcadoEm: Scalars['DateTime']['input'];
  quantos: Scalars['Int']['input'];
};


export type MutationCopiarLiturgiaCultoArgs = {
  idCulto: Scalars['ID']['input'];
  idOrigem: Scalars['ID']['input'];
};


export type MutationCopiarPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
  input: CopiaPrevisaoInput;
};


export type MutationCorrigirMovimentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationCriarAulaEbdArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  input: NovaAulaEbdInput;
};


export type MutationCriarBaixaPagarArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: BaixaPagarInput;
};


export type MutationCriarBaixaReceberArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: BaixaReceberInput;
};


export type MutationCriarBatismoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: BatismoInput;
};


export type MutationCriarBatismosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: BatismosInput;
};


export type MutationCriarCampanhaMissoesArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CampanhaMissoesInput;
};


export type MutationCriarCategoriaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CategoriaInput;
};


export type MutationCriarCelulaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CelulaInput;
};


export type MutationCriarCentroCustoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CentroCustoInput;
};


export type MutationCriarClasseEbdArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ClasseEbdInput;
};


export type MutationCriarContaFinanceiraArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ContaFinanceiraInput;
};


export type MutationCriarContaPagarArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: NovaContaInput;
};


export type MutationCriarContaReceberArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: NovaContaInput;
};


export type MutationCriarContagemArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ContagemInput;
};


export type MutationCriarCultoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CultoInput;
};


export type MutationCriarDepartamentoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: DepartamentoInput;
};


export type MutationCriarDizimoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: DizimoInput;
};


export type MutationCriarDizimosArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: DizimosInput;
};


export type MutationCriarDoacaoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  input: DoacaoInput;
};


export type MutationCriarEncontroArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: NovoEncontroInput;
};


export type MutationCriarEnsaioLouvorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EnsaioLouvorInput;
};


export type MutationCriarEntradaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EntradaInput;
};


export type MutationCriarEscalaCultoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EscalaCultoInput;
};


export type MutationCriarEventoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EventoInput;
};


export type MutationCriarFornecedorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: FornecedorInput;
};


export type MutationCriarFuncaoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: FuncaoInput;
};


export type MutationCriarFuncoesUsuaisArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  minhaSenha?: InputMaybe<Scalars['String']['input']>;
};


export type MutationCriarGrupoLouvorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: GrupoLouvorInput;
};


export type MutationCriarIncidenteArgs = {
  input: IncidenteInput;
};


export type MutationCriarIndisponibilidadeArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: IndisponibilidadeInput;
};


export type MutationCriarLiturgiaCultoArgs = {
  input: LiturgiaCultoInput;
};


export type MutationCriarLocalArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: LocalInput;
};


export type MutationCriarManutencaoPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ManutencaoPatrimonioInput;
};


export type MutationCriarMissaoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MissaoInput;
};


export type MutationCriarMomentoCultoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: MomentoCultoInput;
};


export type MutationCriarOrcamentoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: OrcamentoInput;
};


export type MutationCriarPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PatrimonioInput;
};


export type MutationCriarPostArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PostInput;
};


export type MutationCriarPrestacaoContasArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PrestacaoContasInput;
};


export type MutationCriarPrevisaoOrcamentariaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: PrevisaoOrcamentariaInput;
};


export type MutationCriarRecursoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: RecursoInput;
};


export type MutationCriarRegraBancariaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: RegraBancariaInput;
};


export type MutationCriarReservaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ReservaInput;
};


export type MutationCriarReuniaoLiderancaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ReuniaoLiderancaInput;
};


export type MutationCriarSaidaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: SaidaInput;
};


export type MutationCriarTipoPatrimonioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TipoPatrimonioInput;
};


export type MutationCriarTipoPostArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TipoPostInput;
};


export type MutationCriarTipoRecursoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TipoRecursoInput;
};


export type MutationCriarTokenApiArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  escopos: Array<Scalars['String']['input']>;
  expiraEm?: InputMaybe<Scalars['DateOnly']['input']>;
  minhaSenha?: InputMaybe<Scalars['String']['input']>;
  nome: Scalars['String']['input'];
};


export type MutationCriarTransferenciaArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: TransferenciaInput;
};


export type MutationCriarUsuarioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: UsuarioInput;
};


export type MutationCriarVisitaPastoralArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: VisitaPastoralInput;
};


export type MutationCriarWebhookArgs = {
  input: WebhookInput;
};


export type MutationDecidirPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
  input: DecisaoAssembleiaInput;
};


export type MutationDefinirContasDosMeiosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  itens: Array<ContaDoMeioInput>;
};


export type MutationDesativarCategoriaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarCentroCustoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarContaFinanceiraArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarDoisFatoresArgs = {
  codigo: Scalars['String']['input'];
  password: Scalars['String']['input'];
};


export type MutationDesativarFornecedorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarMembroClasseEbdArgs = {
  idClasse: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationDesativarMembroDepartamentoArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationDesativarMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationDesativarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesativarUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDescartarAtaArgs = {
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDesfazerComunicacaoIncidenteArgs = {
  destino: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationDesfazerExtratoArgs = {
  desfazerConciliacoes?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDesfazerImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDesfazerMovimentoArgs = {
  desfazerBaixas?: InputMaybe<Scalars['Boolean']['input']>;
  excluirLancados?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationDesfazerMovimentosArgs = {
  itens: Array<ConciliacaoInput>;
};


export type MutationDesistirDoPedidoReservaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDevolverPixRecebidoArgs = {
  id: Scalars['ID']['input'];
  input: DevolverPixInput;
};


export type MutationEmitirComprovanteArgs = {
  ano: Scalars['Int']['input'];
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idMembro: Scalars['ID']['input'];
};


export type MutationEmitirComprovantesArgs = {
  ano: Scalars['Int']['input'];
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEmitirMeuComprovanteArgs = {
  ano: Scalars['Int']['input'];
};


export type MutationEmitirReciboDizimoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmitirReciboEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEmitirSegundaViaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEncerrarContaPagarArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  id: Scalars['ID']['input'];
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEncerrarContaReceberArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  data?: InputMaybe<Scalars['DateOnly']['input']>;
  id: Scalars['ID']['input'];
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEncerrarContasPagarArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EncerrarContasInput;
};


export type MutationEncerrarContasReceberArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: EncerrarContasInput;
};


export type MutationEncerrarIgrejaArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  senha: Scalars['String']['input'];
};


export type MutationEncerrarIncidenteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEncerrarSessaoArgs = {
  uuid: Scalars['ID']['input'];
};


export type MutationEntrarArgs = {
  input: EntrarInput;
};


export type MutationEnviarFotoEventoArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarFotoPatrimonioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarFotoUsuarioArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarImagemPostArgs = {
  arquivo: Scalars['Upload']['input'];
  id: Scalars['ID']['input'];
};


export type MutationEnviarLinkSenhaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationEnviarLinksSenhaArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationEnviarLogoIgrejaArgs = {
  arquivo: Scalars['Upload']['input'];
};


export type MutationEnviarMinhaFotoArgs = {
  arquivo: Scalars['Upload']['input'];
};


export type MutationEnviarPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
  idsConselho: Array<Scalars['ID']['input']>;
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationEscolherAvisoArgs = {
  email?: InputMaybe<Scalars['Boolean']['input']>;
  push?: InputMaybe<Scalars['Boolean']['input']>;
  tipo: Scalars['String']['input'];
};


export type MutationEstornarEntradaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationEstornarSaidaArgs = {
  id: Scalars['ID']['input'];
  input: EstornoInput;
};


export type MutationEstornarTransferenciaArgs = {
  data: Scalars['DateOnly']['input'];
  id: Scalars['ID']['input'];
};


export type MutationExcluirAnexoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirAulaEbdArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirBaixaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirBaixaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCategoriaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCentroCustoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirClasseEbdArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirContaFinanceiraArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirContaPagarArgs = {
  abrangencia?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationExcluirContaReceberArgs = {
  abrangencia?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type MutationExcluirContagemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirDizimoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirDoacaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEscalaCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirEsperaEventoArgs = {
  idEvento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirFornecedorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirFuncaoArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationExcluirGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirIncidenteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirIndisponibilidadeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirLiturgiaCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirManutencaoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMembroCelulaArgs = {
  idCelula: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroClasseEbdArgs = {
  idClasse: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroDepartamentoArgs = {
  idDepartamento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroEncontroArgs = {
  idEncontro: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroEventoArgs = {
  idEvento: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationExcluirMembroGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMembroMissaoArgs = {
  idMembro: Scalars['ID']['input'];
  idMissao: Scalars['ID']['input'];
};


export type MutationExcluirMinhaContaArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  senha: Scalars['String']['input'];
};


export type MutationExcluirMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMomentoCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirMusicaSetlistArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirOrcamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirRegraBancariaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirReservaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTipoRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirTransferenciaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationExcluirWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationFecharMesArgs = {
  mes: Scalars['String']['input'];
};


export type MutationGerarCodigoDaPaginaArgs = {
  endereco: Scalars['String']['input'];
  finalidade: Scalars['String']['input'];
  idCampanha?: InputMaybe<Scalars['ID']['input']>;
  valor?: InputMaybe<Scalars['Decimal']['input']>;
};


export type MutationGerarCodigoPixArgs = {
  input: GerarCodigoPixInput;
};


export type MutationGerarRelatorioArgs = {
  aguardar?: InputMaybe<Scalars['Boolean']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: GerarRelatorioInput;
};


export type MutationGravarImportacaoArgs = {
  convidar?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  ignorarComErro?: InputMaybe<Scalars['Boolean']['input']>;
  ignorarDuplicadas?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationIdentificarPixRecebidoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: IdentificarPixInput;
};


export type MutationIgnorarMovimentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationIgnorarPixRecebidoArgs = {
  id: Scalars['ID']['input'];
  ignorar: Scalars['Boolean']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationImportarExtratoArgs = {
  arquivo: Scalars['Upload']['input'];
  colunas?: InputMaybe<ColunasExtratoInput>;
  idContaFinanceira: Scalars['ID']['input'];
};


export type MutationIncluirPessoasIncidenteArgs = {
  id: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationInscreverNoEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationJuntarCategoriasArgs = {
  id: Scalars['ID']['input'];
  idCategoria: Scalars['ID']['input'];
};


export type MutationLancarMovimentoArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  id: Scalars['ID']['input'];
  input: LancarMovimentoInput;
};


export type MutationLiberarMinhasDatasArgs = {
  id: Scalars['ID']['input'];
};


export type MutationManterFuncaoArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationManterLimiteArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  idUsuario: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationMarcarConferidoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationMarcarPresencasArgs = {
  id: Scalars['ID']['input'];
  input: MarcasInput;
};


export type MutationMarcarPresencasAulaArgs = {
  id: Scalars['ID']['input'];
  input: MarcasInput;
};


export type MutationMarcarPresencasAulaDoDiaArgs = {
  dataAula: Scalars['DateOnly']['input'];
  id: Scalars['ID']['input'];
  input: MarcasInput;
  novoUuid: Scalars['ID']['input'];
};


export type MutationMarcarPresencasCultoArgs = {
  id: Scalars['ID']['input'];
  input: MarcasCultoInput;
};


export type MutationMarcarPresencasDoDiaArgs = {
  dataEncontro: Scalars['DateOnly']['input'];
  id: Scalars['ID']['input'];
  input: MarcasInput;
  novoUuid: Scalars['ID']['input'];
};


export type MutationMoverLancamentosArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  itens: Array<MoverLancamentosInput>;
};


export type MutationMudarChavePixArgs = {
  input: MudarChavePixInput;
};


export type MutationOcultarPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationOfertarPixArgs = {
  input: GerarCodigoPixInput;
};


export type MutationOpinarPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
  input: ParecerConselhoInput;
};


export type MutationOrdenarLiturgiaCultoArgs = {
  antes?: InputMaybe<Array<Scalars['Int']['input']>>;
  idCulto: Scalars['ID']['input'];
  ids: Array<Scalars['Int']['input']>;
};


export type MutationOrdenarRegrasBancariasArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationOrdenarSetlistEnsaioArgs = {
  id: Scalars['ID']['input'];
  musicas: Array<Scalars['Int']['input']>;
};


export type MutationPararRepeticaoContaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPararRepeticaoContaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPedirReservaArgs = {
  input: PedidoReservaInput;
};


export type MutationPedirSubstitutoArgs = {
  id: Scalars['ID']['input'];
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationPrepararDoisFatoresArgs = {
  password: Scalars['String']['input'];
};


export type MutationPrepararImportacaoArgs = {
  arquivo: Scalars['Upload']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mapeamento?: InputMaybe<Array<ImportacaoColunaInput>>;
};


export type MutationPromoverMembroCelulaArgs = {
  idCelula: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationPromoverMembroGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationPublicarOfertarArgs = {
  endereco?: InputMaybe<Scalars['String']['input']>;
  noAr: Scalars['Boolean']['input'];
};


export type MutationPublicarPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirContaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirContaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirIncidenteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirManutencaoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationReabrirMesArgs = {
  mes: Scalars['String']['input'];
};


export type MutationReativarIgrejaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRecusarPedidoReservaArgs = {
  id: Scalars['ID']['input'];
  resposta: Scalars['String']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRecusarSubstituicaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRedefinirSenhaArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationReenviarEntregaWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRegistrarAparelhoArgs = {
  input: AparelhoInput;
};


export type MutationRegistrarComunicacaoIncidenteArgs = {
  id: Scalars['ID']['input'];
  input: ComunicacaoIncidenteInput;
};


export type MutationRegistrarConsentimentoArgs = {
  aceito: Scalars['Boolean']['input'];
  documento: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  versaoTexto: Scalars['Int']['input'];
};


export type MutationRegistrarPresencaCultoArgs = {
  idCulto: Scalars['ID']['input'];
  idMembro?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationRegistrarVisitantesCultoArgs = {
  id: Scalars['ID']['input'];
  visitantes: Scalars['Int']['input'];
};


export type MutationRemapearImportacaoArgs = {
  id: Scalars['ID']['input'];
  mapeamento: Array<ImportacaoColunaInput>;
};


export type MutationRemoverAparelhoArgs = {
  uuid: Scalars['ID']['input'];
};


export type MutationRemoverFotoEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoverFotoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoverFotoUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoverImagemPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoverParentescoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRemoverPresencaCultoArgs = {
  idCulto: Scalars['ID']['input'];
  idMembro: Scalars['ID']['input'];
};


export type MutationRenovarTokenCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRepetirEscalaArgs = {
  confirmarConflito?: InputMaybe<Scalars['Boolean']['input']>;
  id: Scalars['ID']['input'];
  mesmoHorario?: InputMaybe<Scalars['Boolean']['input']>;
  vezes: Scalars['Int']['input'];
};


export type MutationRepetirRelatorioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRepetirTarefaArgs = {
  uuid: Scalars['ID']['input'];
};


export type MutationReprovarOrcamentoArgs = {
  id: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationResponderConsentimentoArgs = {
  aceito: Scalars['Boolean']['input'];
  documento: Scalars['String']['input'];
  versaoTexto: Scalars['Int']['input'];
};


export type MutationResponderEscalaArgs = {
  enviadoEm?: InputMaybe<Scalars['DateTime']['input']>;
  id: Scalars['ID']['input'];
  marcadoEm?: InputMaybe<Scalars['DateTime']['input']>;
  motivo?: InputMaybe<Scalars['String']['input']>;
  resposta: Scalars['String']['input'];
};


export type MutationResponderEscalaPorTokenArgs = {
  motivo?: InputMaybe<Scalars['String']['input']>;
  resposta: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationRestaurarAnexoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarAulaEbdArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCategoriaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCentroCustoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarClasseEbdArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarContaFinanceiraArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarContaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarContaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarContagemArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarDaLixeiraArgs = {
  tabela: Scalars['String']['input'];
  uuid: Scalars['ID']['input'];
};


export type MutationRestaurarDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarDizimoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarDoacaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEntradaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEscalaCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarFornecedorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarFuncaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarIncidenteArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarIndisponibilidadeArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarLocalArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarManutencaoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarMomentoCultoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarOrcamentoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarReservaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarSaidaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoPostArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTipoRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarTransferenciaArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarUsuarioArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRestaurarVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRetirarFuncaoArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationRetirarLimiteArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  idUsuario: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationRetirarPessoasIncidenteArgs = {
  id: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRetomarAssinaturaArgs = {
  plano: Scalars['String']['input'];
};


export type MutationRevisarPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
  motivo: Scalars['String']['input'];
};


export type MutationRevogarTokenApiArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSairDoEventoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationSalvarAtaArgs = {
  id: Scalars['ID']['input'];
  input: AtaInput;
};


export type MutationSalvarCodigosContadorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: CodigosContadorInput;
};


export type MutationSalvarLinhasDaPrevisaoArgs = {
  id: Scalars['ID']['input'];
  input: LinhasPrevisaoInput;
};


export type MutationSalvarMatrizAcessoArgs = {
  celulas: Array<CelulaAcessoInput>;
  codigo?: InputMaybe<Scalars['String']['input']>;
  comoMembro?: InputMaybe<Array<Scalars['Int']['input']>>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  minhaSenha: Scalars['String']['input'];
  versao: Scalars['Int']['input'];
};


export type MutationSalvarParentescoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: ParentescoInput;
};


export type MutationSalvarPresencasArgs = {
  id: Scalars['ID']['input'];
  input: PresencasInput;
};


export type MutationSepararCategoriaArgs = {
  id: Scalars['ID']['input'];
  input: SepararCategoriaInput;
};


export type MutationSolicitarRecuperacaoSenhaArgs = {
  email: Scalars['String']['input'];
};


export type MutationSomarVisitantesCultoArgs = {
  diferenca: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
};


export type MutationSuspenderIgrejaArgs = {
  id: Scalars['ID']['input'];
  motivo: Scalars['String']['input'];
};


export type MutationTestarWebhookArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTomarDizimoPixRecebidoArgs = {
  id: Scalars['ID']['input'];
  idDizimo: Scalars['ID']['input'];
  versao?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTornarContaFinanceiraPadraoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationTrazerLancamentosArgs = {
  confirmacoes?: InputMaybe<Array<Scalars['String']['input']>>;
  itens: Array<ConciliacaoInput>;
};


export type MutationTrocarSegredoWebhookArgs = {
  codigo?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  minhaSenha: Scalars['String']['input'];
};


export type MutationUsarCentroGeralPagarArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUsarCentroGeralReceberArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUsarPlanoSugeridoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationVerComoArgs = {
  id: Scalars['ID']['input'];
};

/** Um nível (perfil) de usuário como vale nesta igreja. */
export type NivelUsuario = {
  __typename?: 'NivelUsuario';
  /** Ações que a igreja permite a este perfil. */
  acoes: Array<Scalars['String']['output']>;
  /** Destas, as que se limitam aos grupos que a pessoa lidera. */
  acoesMeus: Array<Scalars['String']['output']>;
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

/** Dados de uma aula nova. */
export type NovaAulaEbdInput = {
  /** Quantas bíblias trouxeram. */
  biblias?: InputMaybe<Scalars['Int']['input']>;
  /** Data; uma aula por dia em cada classe. */
  dataAula: Scalars['DateOnly']['input'];
  /** Classe, por número ou uuid. */
  idClasse: Scalars['ID']['input'];
  /** A conta financeira da oferta, por número ou uuid; sem ela, a padrão da igreja, ou a que a oferta já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Quem ensinou, por número ou uuid. */
  idProfessor?: InputMaybe<Scalars['ID']['input']>;
  /** Oferta; cria a sua entrada. */
  oferta?: InputMaybe<Scalars['Decimal']['input']>;
  /** Quem esteve presente, por número ou uuid da pessoa: substitui a chamada anterior. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Quantas revistas trouxeram. */
  revistas?: InputMaybe<Scalars['Int']['input']>;
  /** Tema, até 200 caracteres. */
  temaAula?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de uma conta nova. */
export type NovaContaInput = {
  /** A linha do boleto, com 47 ou 48 números, ou o Pix copia e cola; só de uma conta a pagar. De uma conta parcelada, o da primeira. */
  codigoPagamento?: InputMaybe<Scalars['String']['input']>;
  /** Data de vencimento; a da primeira parcela. */
  dataVencimentoConta: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricaoConta: Scalars['String']['input'];
  /** De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; também diz que se repete. */
  frequencia?: InputMaybe<Scalars['String']['input']>;
  /** Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo ativado, por número ou uuid. */
  idCentroCusto: Scalars['ID']['input'];
  /** Fornecedor ativo, por número ou uuid; só de uma conta a pagar. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Em quantas parcelas mensais o valor se divide, no máximo 120. */
  parcelas?: InputMaybe<Scalars['Int']['input']>;
  /** A conta se repete: todo mês, no mesmo dia, se a frequência não diz outra coisa. */
  repetir?: InputMaybe<Scalars['Boolean']['input']>;
  /** Pessoa responsável, por número ou uuid; sem ela, a igreja. */
  responsavelUsuarioConta?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero; de uma conta parcelada, o total. */
  valorConta: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um encontro novo. */
export type NovoEncontroInput = {
  /** Data. */
  dataEncontro: Scalars['DateOnly']['input'];
  /** Célula, por número ou uuid. */
  idCelula: Scalars['ID']['input'];
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quem esteve presente, por número ou uuid; a chamada inteira. Sem ela, a chamada fica como está. */
  presentes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Tema do estudo, até 200 caracteres. */
  temaEstudo?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes?: InputMaybe<Scalars['Int']['input']>;
};

/** O que se pode ofertar por Pix, e a quem. */
export type Ofertar = {
  __typename?: 'Ofertar';
  /** Campanhas ativas. */
  campanhas: Array<DestinoPix>;
  /** Endereço da página pública de ofertas, se está no ar. */
  enderecoPublico?: Maybe<Scalars['String']['output']>;
  /** Eventos que ainda não terminaram. */
  eventos: Array<DestinoPix>;
  /** Quem recebe; nulo enquanto a igreja não tem chave Pix. */
  recebedor?: Maybe<RecebedorPix>;
};

/** Uma operação que demorou, em uma igreja, nos últimos 7 dias. */
export type OperacaoLenta = {
  __typename?: 'OperacaoLenta';
  /** O comando SQL mais demorado, sem valores. */
  comando?: Maybe<Scalars['String']['output']>;
  /** Quanto ele demorou, em milissegundos. */
  comandoMs?: Maybe<Scalars['Int']['output']>;
  /** Identificador. */
  id: Scalars['ID']['output'];
  /** Número da igreja; nulo: sem sessão. */
  idCliente?: Maybe<Scalars['Int']['output']>;
  /** Nome da igreja, se ainda existe. */
  igreja?: Maybe<Scalars['String']['output']>;
  /** Que operação: consulta, mutação, rota ou tarefa. */
  operacao: Scalars['String']['output'];
  /** Em milissegundos, o tempo que 95% das vezes não passaram. */
  p95: Scalars['Int']['output'];
  /** A vez mais demorada, em milissegundos. */
  pior: Scalars['Int']['output'];
  /** Quando demorou pela última vez. */
  ultima: Scalars['DateTime']['output'];
  /** Quantas vezes demorou. */
  vezes: Scalars['Int']['output'];
};

/** Uma página de OperacaoLenta. */
export type OperacaoLentaPage = {
  __typename?: 'OperacaoLentaPage';
  /** Os itens da página. */
  nodes: Array<OperacaoLenta>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um gasto previsto de um departamento, que se aprova ou recusa. */
export type Orcamento = Registro & {
  __typename?: 'Orcamento';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Para quando o gasto é previsto. */
  dataOrcamento: Scalars['DateOnly']['output'];
  /** Quando foi aprovado ou recusado. */
  decididoEm?: Maybe<Scalars['DateTime']['output']>;
  /** O departamento. */
  departamento?: Maybe<Departamento>;
  /** Descrição. */
  descricaoOrcamento: Scalars['String']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quanto o departamento previu e gastou no ano do orçamento. Custa 10. */
  execucao: ExecucaoOrcamento;
  /** Número do orçamento. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do departamento. */
  idDepartamento: Scalars['Int']['output'];
  /** Nome de quem aprovou ou recusou. */
  nomeDecisor?: Maybe<Scalars['String']['output']>;
  /** pendente, aprovado ou recusado. */
  statusOrcamento: Scalars['String']['output'];
  /** Título. */
  tituloOrcamento: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor previsto, em reais. */
  valorOrcamento: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um gasto previsto de um departamento, que se aprova ou recusa. */
export type OrcamentoAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type OrcamentoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'dataOrcamento'
  /** Título do departamento. */
  | 'departamento'
  /** Situação. */
  | 'statusOrcamento'
  /** Título. */
  | 'tituloOrcamento'
  /** Valor. */
  | 'valorOrcamento';

/** Filtro da lista de orçamentos. */
export type OrcamentoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Departamento, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** pendente, aprovado ou recusado. */
  statusOrcamento?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de um orçamento. */
export type OrcamentoInput = {
  /** Para quando o gasto é previsto. */
  dataOrcamento: Scalars['DateOnly']['input'];
  /** Descrição, até 2000 caracteres. */
  descricaoOrcamento: Scalars['String']['input'];
  /** Departamento, por número ou uuid. */
  idDepartamento: Scalars['ID']['input'];
  /** Título, até 120 caracteres. */
  tituloOrcamento: Scalars['String']['input'];
  /** Valor previsto, em reais, maior que zero. */
  valorOrcamento: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Orcamento. */
export type OrcamentoOrdem = {
  /** Campo. */
  campo: OrcamentoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Orcamento. */
export type OrcamentoPage = {
  __typename?: 'OrcamentoPage';
  /** Os itens da página. */
  nodes: Array<Orcamento>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A soma dos pagamentos de um tipo que o contador pergunta. */
export type PagamentosPorTipo = {
  __typename?: 'PagamentosPorTipo';
  /** Quantos pagamentos. */
  quantidade: Scalars['Int']['output'];
  /** Quantos não dizem quem recebeu, ou de quem não há CPF ou CNPJ. */
  semDocumento: Scalars['Int']['output'];
  /** prebenda, salario, servico, aluguel, reembolso ou outro. */
  tipo: Scalars['String']['output'];
  /** A soma. */
  total: Scalars['Decimal']['output'];
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

/** O que a página pública de ofertas de uma igreja mostra. */
export type PaginaOfertar = {
  __typename?: 'PaginaOfertar';
  /** Campanhas ativas. */
  campanhas: Array<DestinoPix>;
  /** Quem recebe. */
  recebedor: RecebedorPix;
};

/** A página pública de ofertas depois da mudança. */
export type PaginaOfertarMudada = {
  __typename?: 'PaginaOfertarMudada';
  /** O endereço; nulo: a página não está no ar. */
  enderecoPublico?: Maybe<Scalars['String']['output']>;
  /** Versão dos dados da igreja. */
  versao: Scalars['Int']['output'];
};

/** Uma página do provedor de pagamento. */
export type PaginaPagamento = {
  __typename?: 'PaginaPagamento';
  /** Endereço, que vale por alguns minutos. */
  url: Scalars['String']['output'];
};

/** Como está a plataforma: igrejas, falhas, cartas e carga. */
export type PainelPlataforma = {
  __typename?: 'PainelPlataforma';
  /** Tamanho do banco de dados, em MB. */
  banco: Scalars['Int']['output'];
  /** Carga dos processadores no último minuto, em por cento. */
  carga: Scalars['Int']['output'];
  /** Cartas que não puderam ser enviadas nos últimos 7 dias. */
  cartasComFalha: Scalars['Int']['output'];
  /** Cartas enviadas nas últimas 24 horas. */
  cartasEnviadas: Scalars['Int']['output'];
  /** Cartas que esperam o envio. */
  cartasEsperando: Scalars['Int']['output'];
  /** Conexões abertas com o banco de dados. */
  conexoes: Scalars['Int']['output'];
  /** Desde quando este processo serve. */
  desde: Scalars['DateTime']['output'];
  /** Desde quando espera a tarefa que espera há mais tempo. */
  esperandoDesde?: Maybe<Scalars['DateTime']['output']>;
  /** Igrejas. */
  igrejas: Scalars['Int']['output'];
  /** Igrejas em que alguém entrou nos últimos 7 dias. */
  igrejasEmUso: Scalars['Int']['output'];
  /** Igrejas que encerram a conta. */
  igrejasEncerrando: Scalars['Int']['output'];
  /** Igrejas cadastradas nos últimos 30 dias. */
  igrejasNovas: Scalars['Int']['output'];
  /** Igrejas suspensas. */
  igrejasSuspensas: Scalars['Int']['output'];
  /** Memória deste processo, em MB. */
  memoria: Scalars['Int']['output'];
  /** Se há mais de 7 dias não se faz uma cópia de segurança. */
  semCopiaRecente: Scalars['Boolean']['output'];
  /** Tarefas que falharam em todas as tentativas. */
  tarefasComFalha: Scalars['Int']['output'];
  /** Tarefas que esperam a sua vez. */
  tarefasEsperando: Scalars['Int']['output'];
  /** Quando terminou a última cópia de segurança boa. */
  ultimaCopia?: Maybe<Scalars['DateTime']['output']>;
};

/** O parecer de uma pessoa do conselho. */
export type ParecerConselho = {
  __typename?: 'ParecerConselho';
  /** Quando opinou. */
  em?: Maybe<Scalars['DateTime']['output']>;
  /** Número da pessoa. */
  idPessoa: Scalars['Int']['output'];
  /** aprova, ressalva ou rejeita; nulo enquanto não opinou. */
  opiniao?: Maybe<Scalars['String']['output']>;
  /** A pessoa; nula se já foi excluída. */
  pessoa?: Maybe<Usuario>;
  /** O que ela escreveu. */
  texto?: Maybe<Scalars['String']['output']>;
};

/** O parecer de quem faz parte do conselho. */
export type ParecerConselhoInput = {
  /** A impressao dos números que a pessoa viu: se já são outros, nada é gravado e o erro é STALE. Sem ela, valem os números enviados por último. */
  impressao?: InputMaybe<Scalars['String']['input']>;
  /** aprova, ressalva ou rejeita. */
  opiniao: Scalars['String']['input'];
  /** O motivo; obrigatório com ressalva ou rejeição. */
  texto?: InputMaybe<Scalars['String']['input']>;
};

/** O parentesco de duas pessoas da igreja; um só registro para os dois lados. */
export type Parentesco = {
  __typename?: 'Parentesco';
  /** Número do parentesco. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da outra, o parente. */
  idParente: Scalars['Int']['output'];
  /** Número de uma das pessoas. */
  idPessoa: Scalars['Int']['output'];
  /** A outra, o parente. */
  parente?: Maybe<Usuario>;
  /** Uma das pessoas. */
  pessoa?: Maybe<Usuario>;
  /** O que o parente é da pessoa: conjuge, paiOuMae, filho, irmao, responsavel ou dependente. */
  tipo: Scalars['String']['output'];
  /** O que a pessoa é do parente. */
  tipoInverso: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** O parentesco de duas pessoas. */
export type ParentescoInput = {
  /** O parente, por número ou uuid. */
  idParente: Scalars['ID']['input'];
  /** A pessoa, por número ou uuid. */
  idPessoa: Scalars['ID']['input'];
  /** O que o parente é da pessoa: conjuge, paiOuMae, filho, irmao, responsavel ou dependente. */
  tipo: Scalars['String']['input'];
};

/** Uma página de Parentesco. */
export type ParentescoPage = {
  __typename?: 'ParentescoPage';
  /** Os itens da página. */
  nodes: Array<Parentesco>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que uma das duas pessoas contou. Os valores dela só aparecem às outras quando as duas já contaram e confirmaram. */
export type ParteContagem = {
  __typename?: 'ParteContagem';
  /** O que a mesma pessoa tinha contado antes, do primeiro ao último; nulo enquanto os valores não aparecem. */
  anteriores?: Maybe<Array<TentativaContagem>>;
  /** Quando a pessoa assinou. */
  assinadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Cédulas e moedas, da maior à menor. */
  cedulas?: Maybe<Array<CedulaContada>>;
  /** Valor dos cheques, em reais. */
  cheques?: Maybe<Scalars['Decimal']['output']>;
  /** Se a pessoa confirmou o que contou. */
  confirmada: Scalars['Boolean']['output'];
  /** Número da pessoa que contou. */
  idPessoa: Scalars['Int']['output'];
  /** A pessoa que contou; nulo se já foi excluída. */
  pessoa?: Maybe<Usuario>;
  /** Total, em reais. */
  total?: Maybe<Scalars['Decimal']['output']>;
};

/** O que uma pessoa contou. */
export type ParteContagemInput = {
  /** Cédulas e moedas; cada valor uma vez. */
  cedulas: Array<CedulaContadaInput>;
  /** Valor dos cheques, em reais. */
  cheques?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A presença de uma pessoa em um culto. */
export type ParticipacaoCulto = {
  __typename?: 'ParticipacaoCulto';
  /** O que a pessoa pode fazer com esta presença agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi confirmada. */
  createdAt: Scalars['DateTime']['output'];
  /** O culto. */
  culto?: Maybe<Culto>;
  /** Número da presença. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Número da pessoa. */
  idMembro: Scalars['Int']['output'];
  /** A pessoa. */
  membro?: Maybe<Usuario>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ParticipacaoCultoCampo =
  /** Quando foi confirmada. */
  | 'createdAt'
  /** Nome da pessoa. */
  | 'name';

/** Filtro da lista de presenças. */
export type ParticipacaoCultoFiltro = {
  /** Culto, por número ou uuid. Sem ele, os de todos. */
  idCulto?: InputMaybe<Scalars['ID']['input']>;
};

/** Ordem de uma lista de ParticipacaoCulto. */
export type ParticipacaoCultoOrdem = {
  /** Campo. */
  campo: ParticipacaoCultoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ParticipacaoCulto. */
export type ParticipacaoCultoPage = {
  __typename?: 'ParticipacaoCultoPage';
  /** Os itens da página. */
  nodes: Array<ParticipacaoCulto>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um bem da igreja. */
export type Patrimonio = Registro & {
  __typename?: 'Patrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Código da etiqueta. */
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
  /** Número do local. */
  idLocal?: Maybe<Scalars['Int']['output']>;
  /** O local em que fica. */
  local?: Maybe<Local>;
  /** Onde fica, dentro do local. */
  localizacaoPatrimonio?: Maybe<Scalars['String']['output']>;
  /** As manutenções do patrimônio. */
  manutencoes: ManutencaoPatrimonioPage;
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


/** Um bem da igreja. */
export type PatrimonioManutencoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ManutencaoPatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ManutencaoPatrimonioOrdem>;
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
  /** Estado de conservação, sem distinguir maiúsculas nem acentos. */
  estadoConservacaoPatrimonio?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio?: InputMaybe<Scalars['ID']['input']>;
};

/** Dados de um patrimônio. */
export type PatrimonioInput = {
  /** Código, até 40 caracteres. */
  codigoPatrimonio: Scalars['String']['input'];
  /** Verdadeiro: salva também se outro patrimônio já tem este código. */
  confirmarCodigo?: InputMaybe<Scalars['Boolean']['input']>;
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
  /** Local, por número ou uuid. */
  idLocal?: InputMaybe<Scalars['ID']['input']>;
  /** Onde fica, dentro do local. */
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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um pedido de substituto aberto, visto da escala. */
export type PedidoDaMatriz = {
  __typename?: 'PedidoDaMatriz';
  /** Quantas das chamadas ainda não responderam. */
  aguardando: Scalars['Int']['output'];
  /** Quantas pessoas foram chamadas. */
  chamados: Scalars['Int']['output'];
  /** Número da escala. */
  idEscala: Scalars['Int']['output'];
};

/** Quem foi chamado para ficar no lugar de alguém. */
export type PedidoFeito = {
  __typename?: 'PedidoFeito';
  /** Quantas pessoas recebem o pedido agora. */
  chamados: Scalars['Int']['output'];
  /** Nomes de todas as que o têm. */
  nomes: Array<Scalars['String']['output']>;
};

/** O pedido de uma sala, ou de outro recurso, por um período. Aprovado, tem a sua reserva. */
export type PedidoReserva = Registro & {
  __typename?: 'PedidoReserva';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi feito. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando termina. */
  dataFim: Scalars['DateTime']['output'];
  /** Quando começa. */
  dataInicio: Scalars['DateTime']['output'];
  /** Quando foi decidido. */
  decididoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quem decidiu. */
  decisor?: Maybe<Usuario>;
  /** Para que é. */
  finalidade: Scalars['String']['output'];
  /** Número do pedido. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do recurso. */
  idRecurso: Scalars['Int']['output'];
  /** Número da reserva que a aprovação fez. */
  idReserva?: Maybe<Scalars['Int']['output']>;
  /** Número de quem pediu. */
  idSolicitante: Scalars['Int']['output'];
  /** Observação, para quem decide. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Quantas pessoas se esperam. */
  pessoas?: Maybe<Scalars['Int']['output']>;
  /** Quantas unidades. */
  quantidade: Scalars['Int']['output'];
  /** O recurso. */
  recurso?: Maybe<Recurso>;
  /** A reserva que a aprovação fez; nula enquanto não foi aprovado, e depois de excluída. */
  reserva?: Maybe<Reserva>;
  /** Por que foi recusado ou cancelado. */
  resposta?: Maybe<Scalars['String']['output']>;
  /** Em que pé está: pendente, aprovado, recusado ou cancelado. */
  situacao: Scalars['String']['output'];
  /** Quem pediu. */
  solicitante?: Maybe<Usuario>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PedidoReservaCampo =
  /** Quando foi feito. */
  | 'createdAt'
  /** Quando começa. */
  | 'dataInicio'
  /** Nome do recurso. */
  | 'recurso'
  /** Nome de quem pediu. */
  | 'solicitante';

/** Filtro da lista de pedidos de sala. */
export type PedidoReservaFiltro = {
  /** Recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** Só os que estão assim: pendente, aprovado, recusado ou cancelado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** O que se pede. Numa alteração, o que não é enviado fica como está. */
export type PedidoReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: Scalars['DateTime']['input'];
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Para que é, até 160 caracteres. */
  finalidade: Scalars['String']['input'];
  /** Sala ou outro recurso, por número ou uuid. */
  idRecurso: Scalars['ID']['input'];
  /** Observação para quem decide, até 500 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Quantas pessoas se esperam. */
  pessoas?: InputMaybe<Scalars['Int']['input']>;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PedidoReserva. */
export type PedidoReservaOrdem = {
  /** Campo. */
  campo: PedidoReservaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de PedidoReserva. */
export type PedidoReservaPage = {
  __typename?: 'PedidoReservaPage';
  /** Os itens da página. */
  nodes: Array<PedidoReserva>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O período anterior de um demonstrativo. */
export type PeriodoAnterior = {
  __typename?: 'PeriodoAnterior';
  /** Entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Saídas. */
  saidas: Scalars['Decimal']['output'];
};

/** Uma pessoa cujos registros alguém mudou ou levou. */
export type PessoaAtingida = {
  __typename?: 'PessoaAtingida';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** A última. */
  ultimaVez: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Quantas linhas da auditoria tratam dela. */
  vezes: Scalars['Int']['output'];
};

/** De quem é um limite. */
export type PessoaLimitada = {
  __typename?: 'PessoaLimitada';
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Alguém cadastrado há pouco. */
export type PessoaNova = {
  __typename?: 'PessoaNova';
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Uma pessoa que se pode escolher pelo nome, e nada mais dela. */
export type PessoaParaEscolher = {
  __typename?: 'PessoaParaEscolher';
  /** Bairro, que distingue pessoas do mesmo nome. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Quantas pessoas a igreja tem. */
export type PessoasHome = {
  __typename?: 'PessoasHome';
  /** As ativas. */
  ativas: Scalars['Int']['output'];
  /** As recém-convertidas. */
  recemConvertidas: Scalars['Int']['output'];
  /** Todas as pessoas. */
  total: Scalars['Int']['output'];
};

/** As pessoas cadastradas nos últimos trinta dias. */
export type PessoasNovasHome = {
  __typename?: 'PessoasNovasHome';
  /** As mais novas primeiro. */
  pessoas: Array<PessoaNova>;
  /** Quantas são. */
  total: Scalars['Int']['output'];
};

/** Por que banco a igreja fica sabendo de cada Pix que recebe. Nenhum segredo aparece aqui. */
export type PixAutomatico = {
  __typename?: 'PixAutomatico';
  /** O Client ID da igreja no banco. */
  aplicacao: Scalars['String']['output'];
  /** Se está ligado. */
  ativo: Scalars['Boolean']['output'];
  /** Por que o banco não aceita o endereço dos avisos. Sem os avisos, só a busca encontra os Pix. */
  avisoProblema?: Maybe<Scalars['String']['output']>;
  /** Se o banco conhece o endereço dos avisos. */
  avisoRegistrado: Scalars['Boolean']['output'];
  /** O banco: efi, sicoob, inter ou outro. */
  banco: Scalars['String']['output'];
  /** O endereço da API Pix do banco. */
  endereco: Scalars['String']['output'];
  /** O endereço em que o banco dá o acesso. */
  enderecoAcesso: Scalars['String']['output'];
  /** Número da conta financeira dos Pix; nulo: a padrão. */
  idContaFinanceira?: Maybe<Scalars['Int']['output']>;
  /** O nome do banco. */
  nomeBanco: Scalars['String']['output'];
  /** Por que a última chamada ao banco falhou. */
  problema?: Maybe<Scalars['String']['output']>;
  /** Quando falhou. */
  problemaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Se há um certificado guardado. */
  temCertificado: Scalars['Boolean']['output'];
  /** A última busca que deu certo. */
  ultimaBusca?: Maybe<Scalars['DateTime']['output']>;
  /** O último aviso do banco. */
  ultimoAviso?: Maybe<Scalars['DateTime']['output']>;
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Por que banco a igreja fica sabendo de cada Pix que recebe. */
export type PixAutomaticoInput = {
  /** O Client ID que o banco deu, até 200 caracteres. */
  aplicacao: Scalars['String']['input'];
  /** Se fica ligado. */
  ativo: Scalars['Boolean']['input'];
  /** O banco: efi, sicoob, inter ou outro. */
  banco: Scalars['String']['input'];
  /** O certificado com a sua chave (.p12 ou .pfx), em base64; ausente, fica o que há. */
  certificado?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** O endereço da API Pix do banco, até 300 caracteres. */
  endereco: Scalars['String']['input'];
  /** O endereço em que o banco dá o acesso (token), até 300 caracteres. */
  enderecoAcesso: Scalars['String']['input'];
  /** A conta financeira dos Pix, por número ou uuid; nula: a padrão. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** A senha atual de quem muda. */
  minhaSenha: Scalars['String']['input'];
  /** O Client Secret; ausente, fica o que há. */
  segredo?: InputMaybe<Scalars['String']['input']>;
  /** A senha do certificado. */
  senhaCertificado?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Um Pix que a igreja recebeu, como o banco o informa. Cada um tem no máximo um lançamento. */
export type PixRecebido = Registro & {
  __typename?: 'PixRecebido';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A finalidade e a pessoa; nulo enquanto não se sabem. */
  codigo?: Maybe<CodigoPix>;
  /** A conta a receber que foi cobrada; nula se o Pix não é de uma cobrança. */
  contaReceber?: Maybe<ContaReceber>;
  /** Quando foi guardado. */
  createdAt: Scalars['DateTime']['output'];
  /** O dia em que chegou, no fuso da igreja. */
  data: Scalars['DateOnly']['output'];
  /** O dízimo que o Pix registrou; nulo se não há, ou se já foi excluído. */
  dizimo?: Maybe<Dizimo>;
  /** O dízimo lançado à mão que o Pix que espera talvez seja: da mesma pessoa, por Pix, do mesmo valor e de até 3 dias antes ou depois. */
  dizimoParecido?: Maybe<Dizimo>;
  /** A doação que o Pix registrou; nula se não há, ou se já foi excluída. */
  doacao?: Maybe<Doacao>;
  /** O identificador do Pix em todos os bancos. */
  endToEndId: Scalars['String']['output'];
  /** Número. */
  id: Scalars['Int']['output'];
  /** Número do recebimento da conta que o Pix registrou. */
  idBaixaReceber?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do código Pix, que diz a finalidade e a pessoa. */
  idCodigo?: Maybe<Scalars['Int']['output']>;
  /** Número da conta a receber que foi cobrada. */
  idContaReceber?: Maybe<Scalars['Int']['output']>;
  /** Número do dízimo que o Pix registrou. */
  idDizimo?: Maybe<Scalars['Int']['output']>;
  /** Número da doação que o Pix registrou. */
  idDoacao?: Maybe<Scalars['Int']['output']>;
  /** A entrada do Pix; nula enquanto espera, ou se já foi excluída. */
  lancamento?: Maybe<Entrada>;
  /** O que quem pagou escreveu. */
  mensagem?: Maybe<Scalars['String']['output']>;
  /** O mês em que chegou está fechado: para lançá-lo, é preciso dizer um dia de um mês aberto. */
  mesFechado: Scalars['Boolean']['output'];
  /** Por que espera: txid (não se sabe de quem é), mes (o mês está fechado), campanha (a campanha foi excluída), conta (a conta cobrada já foi recebida ou excluída, ou falta menos dela), extrato (o movimento dele no extrato está conciliado com outro lançamento) ou parecido (a pessoa já tem um dízimo por Pix igual, lançado à mão). */
  motivo?: Maybe<Scalars['String']['output']>;
  /** O nome de quem pagou, se o banco o informa. */
  pagador?: Maybe<Scalars['String']['output']>;
  /** Quando chegou. */
  quando: Scalars['DateTime']['output'];
  /** Quantas devoluções dele já foram pedidas ou feitas. */
  quantasDevolucoes: Scalars['Int']['output'];
  /** O recebimento da conta que o Pix registrou; nulo se não há, ou se já foi desfeito. */
  recebimento?: Maybe<BaixaReceber>;
  /** O que resta do valor, sem o que voltou. */
  restante: Scalars['Decimal']['output'];
  /** Situação: pendente, lancado ou ignorado. */
  situacao: Scalars['String']['output'];
  /** A situação da última devolução: EM_PROCESSAMENTO, DEVOLVIDO ou NAO_REALIZADO; nula se não há. */
  situacaoDevolucao?: Maybe<Scalars['String']['output']>;
  /** O identificador do código que foi pago. */
  txid?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** O valor recebido. */
  valor: Scalars['Decimal']['output'];
  /** Quanto voltou, devolvido pela igreja ou retirado pelo banco. */
  valorDevolvido: Scalars['Decimal']['output'];
  /** Quanto está voltando: o banco ainda não confirmou a devolução, ou ela ainda não está nos livros. */
  valorEmDevolucao: Scalars['Decimal']['output'];
  /** Quanto o banco retirou por conta própria (MED), sem que a igreja devolvesse. */
  valorRetiradoPeloBanco: Scalars['Decimal']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Filtro dos Pix recebidos. */
export type PixRecebidoFiltro = {
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** O código Pix, por número ou uuid. */
  idCodigo?: InputMaybe<Scalars['ID']['input']>;
  /** Desde este dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Situação: pendente, lancado ou ignorado. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Uma página de PixRecebido. */
export type PixRecebidoPage = {
  __typename?: 'PixRecebidoPage';
  /** Os itens da página. */
  nodes: Array<PixRecebido>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um ponto do gráfico. */
export type PontoRelatorio = {
  __typename?: 'PontoRelatorio';
  /** Nome do ponto. */
  rotulo: Scalars['String']['output'];
  /** Um valor por série. */
  valores: Array<Scalars['Decimal']['output']>;
};

/** Texto com imagem no feed da igreja. */
export type Post = Registro & {
  __typename?: 'Post';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quem escreveu. Nulo: a administração da plataforma. */
  autor?: Maybe<Usuario>;
  /** Quando foi criado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do post. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do tipo. */
  idTipoPost: Scalars['Int']['output'];
  /** Endereço da imagem. */
  imgPost?: Maybe<Scalars['String']['output']>;
  /** Quando foi publicado pela primeira vez. */
  publicadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** 1: publicado; 0: oculto. */
  statusPost: Scalars['Int']['output'];
  /** Subtítulo. */
  subtituloPost?: Maybe<Scalars['String']['output']>;
  /** Texto em HTML simples, sem atributos nem scripts. */
  textoPost: Scalars['String']['output'];
  /** O tipo. */
  tipo?: Maybe<TipoPost>;
  /** Título. */
  tituloPost: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PostCampo =
  /** Nome do autor. */
  | 'autor'
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando foi publicado; os nunca publicados, por último. */
  | 'publicadoEm'
  /** Situação. */
  | 'statusPost'
  /** Nome do tipo. */
  | 'tipo'
  /** Título. */
  | 'tituloPost';

/** Filtro da lista de posts. */
export type PostFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoPost?: InputMaybe<Scalars['ID']['input']>;
  /** 1: só publicados; 0: só ocultos. */
  statusPost?: InputMaybe<Scalars['Int']['input']>;
};

/** Um post publicado, sem o seu texto. */
export type PostHome = {
  __typename?: 'PostHome';
  /** Número do post. */
  id: Scalars['Int']['output'];
  /** Quando foi publicado. */
  publicadoEm: Scalars['DateTime']['output'];
  /** Subtítulo. */
  subtituloPost?: Maybe<Scalars['String']['output']>;
  /** Título. */
  tituloPost: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Dados de um post. Numa alteração, o que não é enviado fica como está. */
export type PostInput = {
  /** Tipo, por número ou uuid. */
  idTipoPost: Scalars['ID']['input'];
  /** 1: publicado, como começa; 0: oculto. */
  statusPost?: InputMaybe<Scalars['Int']['input']>;
  /** Subtítulo, até 250 caracteres. */
  subtituloPost?: InputMaybe<Scalars['String']['input']>;
  /** Texto em HTML; o que não for texto simples formatado é retirado. */
  textoPost: Scalars['String']['input'];
  /** Título, até 150 caracteres. */
  tituloPost: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Post. */
export type PostOrdem = {
  /** Campo. */
  campo: PostCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Post. */
export type PostPage = {
  __typename?: 'PostPage';
  /** Os itens da página. */
  nodes: Array<Post>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Quantos há em um culto. */
export type PresencaAoVivo = {
  __typename?: 'PresencaAoVivo';
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Pessoas cuja presença está confirmada. */
  presentes: Scalars['Int']['output'];
  /** Visitantes contados. */
  visitantes: Scalars['Int']['output'];
};

/** O que foi feito com as marcas de um aparelho. */
export type PresencasAulaMarcadas = {
  __typename?: 'PresencasAulaMarcadas';
  /** A aula, com as marcas. */
  aula: AulaEbd;
  /** As que não puderam ser guardadas; as outras foram. */
  recusados: Array<MarcaRecusada>;
};

/** O que foi feito com as marcas de um aparelho. */
export type PresencasCultoMarcadas = {
  __typename?: 'PresencasCultoMarcadas';
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** Pessoas cuja presença está confirmada. */
  presentes: Scalars['Int']['output'];
  /** As que não puderam ser guardadas; as outras foram. */
  recusados: Array<MarcaRecusada>;
};

/** A chamada inteira de um encontro: substitui a anterior. */
export type PresencasInput = {
  /** Quem esteve presente, por número ou uuid da pessoa; quem falta aqui, não esteve. */
  presentes: Array<Scalars['ID']['input']>;
  /** Versão do encontro que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
  /** Quantos visitantes vieram. */
  visitantes: Scalars['Int']['input'];
};

/** O que foi feito com as marcas de um aparelho. */
export type PresencasMarcadas = {
  __typename?: 'PresencasMarcadas';
  /** O encontro, com as marcas. */
  encontro: Encontro;
  /** As que não puderam ser guardadas; as outras foram. */
  recusados: Array<MarcaRecusada>;
};

/** Uma matriz pronta, que a igreja pode adotar. */
export type PresetAcesso = {
  __typename?: 'PresetAcesso';
  /** As células. */
  celulas: Array<CelulaAcesso>;
  /** Os perfis que podem o que um membro pode. */
  comoMembro: Array<Scalars['Int']['output']>;
  /** Para que serve. */
  descricao: Scalars['String']['output'];
  /** Nome na API. */
  nome: Scalars['String']['output'];
  /** Nome na tela. */
  titulo: Scalars['String']['output'];
};

/** O que a tesouraria presta de meses fechados: os números, o parecer do conselho e a decisão da assembleia. Gerencial, sem valor de demonstração contábil. */
export type PrestacaoContas = Registro & {
  __typename?: 'PrestacaoContas';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Data da assembleia. */
  assembleiaEm?: Maybe<Scalars['DateOnly']['output']>;
  /** A ata da assembleia. */
  ata?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando a decisão foi registrada. */
  decididaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Decisão da assembleia: aprovada, ressalva ou rejeitada. */
  decisao?: Maybe<Scalars['String']['output']>;
  /** Os números enviados ao conselho, que não mudam mais; nulo no rascunho. */
  demonstrativo?: Maybe<Demonstrativo>;
  /** Quando foi enviada ao conselho. */
  enviadaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Último dia do último mês. */
  fim: Scalars['DateOnly']['output'];
  /** Número da prestação de contas. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** SHA-256 dos números enviados, em hexadecimal; nulo no rascunho. */
  impressao?: Maybe<Scalars['String']['output']>;
  /** SHA-256 do PDF guardado depois da decisão da assembleia, em hexadecimal: quem baixa o PDF recebe sempre o arquivo com esta impressão. Nulo antes da decisão e enquanto o PDF está em preparo. */
  impressaoPdf?: Maybe<Scalars['String']['output']>;
  /** Primeiro dia do primeiro mês. */
  inicio: Scalars['DateOnly']['output'];
  /** Verdadeiro: um mês está aberto, e os lançamentos dele podem mudar. */
  mesAberto: Scalars['Boolean']['output'];
  /** Nome da prestação de contas. */
  nome: Scalars['String']['output'];
  /** O que a tesouraria quer dizer sobre os números. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Os pareceres das pessoas do conselho. */
  pareceres: Array<ParecerConselho>;
  /** Quando o PDF foi guardado: logo depois da decisão ou, se ela é de antes de o sistema guardar PDFs, mais tarde. Nulo antes da decisão e enquanto o PDF está em preparo. */
  pdfEm?: Maybe<Scalars['DateTime']['output']>;
  /** Rascunho, Com o conselho, Com parecer, Aprovada, Aprovada com ressalva ou Rejeitada. */
  situacao: Scalars['String']['output'];
  /** Número da prestação de contas dos mesmos meses que a assembleia decidiu depois, e que substitui esta; o PDF desta continua guardado. */
  substituidaPor?: Maybe<Scalars['Int']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PrestacaoContasCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Último mês. */
  | 'fim'
  /** Nome. */
  | 'nome';

/** Filtro da lista de prestações de contas. */
export type PrestacaoContasFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Situação: Rascunho, Com o conselho, Com parecer, Aprovada, Aprovada com ressalva ou Rejeitada. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma prestação de contas. */
export type PrestacaoContasInput = {
  /** Último mês, AAAA-MM; no máximo 24 meses. */
  ate: Scalars['String']['input'];
  /** Primeiro mês, AAAA-MM. */
  de: Scalars['String']['input'];
  /** Nome, até 120 caracteres. */
  nome: Scalars['String']['input'];
  /** O que a tesouraria quer dizer sobre os números. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PrestacaoContas. */
export type PrestacaoContasOrdem = {
  /** Campo. */
  campo: PrestacaoContasCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de PrestacaoContas. */
export type PrestacaoContasPage = {
  __typename?: 'PrestacaoContasPage';
  /** Os itens da página. */
  nodes: Array<PrestacaoContas>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que a igreja prevê receber e gastar em um ano, por categoria e mês. Depois de aprovada, muda só por uma revisão. */
export type PrevisaoOrcamentaria = Registro & {
  __typename?: 'PrevisaoOrcamentaria';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** O ano. */
  ano: Scalars['Int']['output'];
  /** Dia da aprovação; nulo no rascunho. */
  aprovadaEm?: Maybe<Scalars['DateOnly']['output']>;
  /** A ata da aprovação. */
  ata?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da previsão. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** As linhas, na ordem do plano de contas. */
  linhas: Array<LinhaPrevisao>;
  /** Em uma revisão: por que se revisou. */
  motivo?: Maybe<Scalars['String']['output']>;
  /** Nome, com o ano e a revisão. */
  nome: Scalars['String']['output'];
  /** O que a tesouraria quer dizer sobre a previsão. */
  observacao?: Maybe<Scalars['String']['output']>;
  /** Quem aprovou: assembleia, conselho ou diretoria. */
  orgao?: Maybe<Scalars['String']['output']>;
  /** Quando a aprovação foi registrada. */
  registradaEm?: Maybe<Scalars['DateTime']['output']>;
  /** 1, e mais um a cada mudança depois de uma aprovação. */
  revisao: Scalars['Int']['output'];
  /** Rascunho, Em vigor ou Substituída. */
  situacao: Scalars['String']['output'];
  /** O que ela soma no ano. */
  totais: TotaisPrevisao;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type PrevisaoOrcamentariaCampo =
  /** Ano e revisão. */
  | 'ano'
  /** Data do cadastro. */
  | 'createdAt';

/** Filtro da lista de previsões orçamentárias. */
export type PrevisaoOrcamentariaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rascunho, Em vigor ou Substituída. */
  situacao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma previsão orçamentária. */
export type PrevisaoOrcamentariaInput = {
  /** O ano; cada ano tem uma previsão, e as revisões dela. */
  ano: Scalars['Int']['input'];
  /** O que a tesouraria quer dizer, até 5000 caracteres. */
  observacao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de PrevisaoOrcamentaria. */
export type PrevisaoOrcamentariaOrdem = {
  /** Campo. */
  campo: PrevisaoOrcamentariaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de PrevisaoOrcamentaria. */
export type PrevisaoOrcamentariaPage = {
  __typename?: 'PrevisaoOrcamentariaPage';
  /** Os itens da página. */
  nodes: Array<PrevisaoOrcamentaria>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que as previsões aprovadas previam para os meses. */
export type PrevistoDoDemonstrativo = {
  __typename?: 'PrevistoDoDemonstrativo';
  /** Entradas previstas. */
  entradas: Scalars['Decimal']['output'];
  /** Nome da previsão de cada ano, com a revisão. */
  previsoes: Array<Scalars['String']['output']>;
  /** Saídas previstas. */
  saidas: Scalars['Decimal']['output'];
};

/** Um dos primeiros passos de uma igreja nova. */
export type PrimeiroPasso = {
  __typename?: 'PrimeiroPasso';
  /** A igreja já o deu. */
  feito: Scalars['Boolean']['output'];
  /** igreja, pessoas, celulas, departamentos, agenda, contas ou financas. */
  passo: Scalars['String']['output'];
};

/** O que um movimento pendente sem lançamento deve ser, para que alguém o confirme. */
export type PropostaLancamento = {
  __typename?: 'PropostaLancamento';
  /** A categoria de uma entrada ou saída, das cinco fixas. */
  categoria?: Maybe<Scalars['Int']['output']>;
  /** Nada mais serve: pode ser lançado sem outra pergunta. Falso se regras diferentes servem. */
  certa: Scalars['Boolean']['output'];
  /** A descrição de uma entrada ou saída; vazia em um dízimo ou doação. */
  descricao: Scalars['String']['output'];
  /** O que o diz: pix (o txid de um código Pix da igreja), pagador (os últimos lançamentos dele) ou regra (uma regra da igreja). */
  fonte: Scalars['String']['output'];
  /** Número da campanha de uma doação. */
  idCampanha?: Maybe<Scalars['Int']['output']>;
  /** Categoria própria da igreja, por uma regra. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Centro de custo, por uma regra. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** Fornecedor de uma saída, por uma regra. */
  idFornecedor?: Maybe<Scalars['Int']['output']>;
  /** Número de quem deu, em um dízimo ou doação. */
  idPessoa?: Maybe<Scalars['Int']['output']>;
  /** Nome do centro de custo. */
  nomeCentroCusto?: Maybe<Scalars['String']['output']>;
  /** Nome do fornecedor; nulo para quem não pode ler fornecedores. */
  nomeFornecedor?: Maybe<Scalars['String']['output']>;
  /** Quem deu, em um dízimo ou doação. */
  pessoa?: Maybe<Usuario>;
  /** O que seria: dizimo, doacao, entrada ou saida. */
  tipo: Scalars['String']['output'];
};

/** O próximo culto. */
export type ProximoCulto = {
  __typename?: 'ProximoCulto';
  /** Dia. */
  dataCulto: Scalars['DateOnly']['output'];
  /** Endereço do local. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Hora, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Número do culto. */
  id: Scalars['Int']['output'];
  /** Nome do local. */
  nomeLocal?: Maybe<Scalars['String']['output']>;
  /** Tema. */
  temaCulto?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O que vem em seguida em um grupo: a aula, o ensaio, o culto com a escala, ou a própria missão. */
export type ProximoDoGrupo = {
  __typename?: 'ProximoDoGrupo';
  /** Último dia da missão. */
  ate?: Maybe<Scalars['DateOnly']['output']>;
  /** Quantas pessoas confirmaram a escala do culto. */
  confirmados?: Maybe<Scalars['Int']['output']>;
  /** Dia, ou o primeiro dia da missão, se tem. */
  dia?: Maybe<Scalars['DateOnly']['output']>;
  /** Alguém já está marcado como presente na aula. */
  feito?: Maybe<Scalars['Boolean']['output']>;
  /** Hora do ensaio ou do culto, HH:mm. */
  hora?: Maybe<Scalars['String']['output']>;
  /** Número da aula, do ensaio, do culto ou da missão. */
  id: Scalars['Int']['output'];
  /** Nome do local. */
  local?: Maybe<Scalars['String']['output']>;
  /** Quantas músicas tem o ensaio, ou quantas pessoas estão na escala do culto ou na missão. */
  quantos?: Maybe<Scalars['Int']['output']>;
  /** Tema da aula ou do culto. */
  titulo?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  __typename?: 'Query';
  /** As perguntas que esperam quem cuida dos livros, até 200, da mais nova. */
  aConferir: Array<AConferir>;
  /** As funções e os limites que ficaram de quando o acesso da igreja mudou, por rever. Custa 40. */
  acessosARevisar: AcessosARevisar;
  /** As ações que uma função pode permitir. */
  acoesDeFuncao: Array<Scalars['String']['output']>;
  /** Um anexo, por número ou uuid. */
  anexo: Anexo;
  /** Anexos dos registros que a pessoa pode ler, do mais novo ao mais antigo. */
  anexos: AnexoPage;
  /** A auditoria da igreja, do mais novo ao mais antigo. */
  auditorias: AuditoriaPage;
  /** Uma aula da EBD, por número ou uuid. */
  aulaEBD: AulaEbd;
  /** Aulas da EBD: de uma classe, com o filtro, ou de todas. */
  aulasEBD: AulaEbdPage;
  /** Uma frase, se com esta despesa se gasta mais do que se previu para a categoria; senão, nulo. Custa 10. */
  avisoPrevisao?: Maybe<Scalars['String']['output']>;
  /** Um pagamento, por número ou uuid. */
  baixaPagar: BaixaPagar;
  /** Um recebimento, por número ou uuid. */
  baixaReceber: BaixaReceber;
  /** Pagamentos de contas a pagar, inteiros ou em parte. */
  baixasPagar: BaixaPagarPage;
  /** Recebimentos de contas a receber, inteiros ou em parte. */
  baixasReceber: BaixaReceberPage;
  /** O balancete de um período. Custa 70. */
  balancete: Balancete;
  /** Um batismo, por número ou uuid. */
  batismo: Batismo;
  /** Batismos da igreja. */
  batismos: BatismoPage;
  /** Procura em pessoas, patrimônios e tudo o que a pessoa pode ler. Custa 100. */
  buscar: Array<ResultadoBusca>;
  /** O que a igreja tem nestes dias, do que a pessoa pode ler. Custa 70. */
  calendario: Array<EntradaCalendario>;
  /** Uma campanha de missões, por número ou uuid. */
  campanhaMissoes: CampanhaMissoes;
  /** Campanhas de missões da igreja. */
  campanhasMissoes: CampanhaMissoesPage;
  /** Até 20 pessoas ativas para uma função de um culto: primeiro quem já serve nela, e destas a que serviu há mais tempo; depois as outras, por nome. Quem bloqueou o dia, ou já serve nessa hora, vem depois das que estão livres. Custa 20. */
  candidatosEscala: Array<CandidatoEscala>;
  /** Uma categoria, por número ou uuid. */
  categoria: Categoria;
  /** Categorias da igreja. */
  categorias: CategoriaPage;
  /** Uma célula, por número ou uuid. */
  celula: Celula;
  /** Células da igreja. */
  celulas: CelulaPage;
  /** Um centro de custo, por número ou uuid. */
  centroCusto: CentroCusto;
  /** Centros de custo da igreja. */
  centrosCusto: CentroCustoPage;
  /** O certificado de um batismo, para imprimir. Um batismo planejado ainda não tem certificado. */
  certificadoBatismo: CertificadoBatismo;
  /** Uma classe da EBD, por número ou uuid. */
  classeEBD: ClasseEbd;
  /** Classes da escola bíblica dominical. */
  classesEBD: ClasseEbdPage;
  /** Um código Pix, por número ou uuid. */
  codigoPix: CodigoPix;
  /** O código de presença de um culto, para mostrar a quem está nele. */
  codigoPresencaCulto: CodigoPresenca;
  /** Os códigos do contador para o que não é categoria nem conta financeira. */
  codigosContador: CodigosContador;
  /** Os códigos Pix da igreja, do mais novo ao mais antigo. */
  codigosPix: CodigoPixPage;
  /** Quantos lançamentos de um mês têm comprovantes. */
  comprovantesDoMes: ComprovantesDoMes;
  /** Como está a conciliação de uma conta financeira com o banco; nula se a igreja não tem essa conta. */
  conciliacaoBancaria?: Maybe<ConciliacaoDaConta>;
  /** Confere um recibo pelo código impresso nele. Não pede sessão. */
  conferirRecibo: ReciboConferido;
  /** O que uma pessoa mostra, para quem registra por ela. */
  consentimentosDiretorio: ConsentimentosDiretorio;
  /** Uma conta financeira, por número ou uuid. */
  contaFinanceira: ContaFinanceira;
  /** Uma conta, por número ou uuid. */
  contaPagar: ContaPagar;
  /** Uma conta, por número ou uuid. */
  contaReceber: ContaReceber;
  /** O que há para o contador em até 12 meses. Custa 70. */
  contabilidade: Contabilidade;
  /** Uma contagem, por número ou uuid. */
  contagem: Contagem;
  /** Contagens de dinheiro da igreja. */
  contagens: ContagemPage;
  /** As contas em aberto que um movimento pode quitar, até 50: as de valor igual e de vencimento mais próximo primeiro. */
  contasDoMovimento: Array<ContaDoMovimento>;
  /** Contas financeiras da igreja. */
  contasFinanceiras: ContaFinanceiraPage;
  /** Contas a pagar da igreja. */
  contasPagar: ContaPagarPage;
  /** Contas a pagar a vencer e vencidas, pelos dias de atraso. Custa 50. */
  contasPagarPorAtraso: ContasPorAtraso;
  /** Contas a receber da igreja. */
  contasReceber: ContaReceberPage;
  /** Contas a receber a vencer e vencidas, pelos dias de atraso. Custa 50. */
  contasReceberPorAtraso: ContasPorAtraso;
  /** O que perguntar antes de gravar uma prévia: a quantos convidar. */
  convitesDaImportacao: ConvitesDaImportacao;
  /** Um culto, por número ou uuid. */
  culto: Culto;
  /** O culto de um link de presença. */
  cultoPorToken: CultoDoLink;
  /** Cultos da igreja. */
  cultos: CultoPage;
  /** O que um relatório diz, para uma página impressa. Custa 200. */
  dadosRelatorio: DadosRelatorio;
  /** Os números destes meses como são agora, comparados com os meses antes deles. Custa 120. */
  demonstrativoContas: Demonstrativo;
  /** Os números de uma prestação de contas como são agora, sem o previsto se ela já foi ao conselho; nulos quando ela já foi e os lançamentos dizem o mesmo que foi enviado. Custa 120. */
  demonstrativoPrestacaoContas?: Maybe<Demonstrativo>;
  /** Um departamento, por número ou uuid. */
  departamento: Departamento;
  /** Departamentos da igreja. */
  departamentos: DepartamentoPage;
  /** Quem da igreja escolheu mostrar telefone, e-mail ou aniversário às outras pessoas, por nome. */
  diretorio: ContatoDiretorioPage;
  /** Os recursos ativos, e quantos de cada um estão livres durante todo o período. */
  disponibilidadeRecursos: DisponibilidadeRecursoPage;
  /** Um dízimo, por número ou uuid. */
  dizimo: Dizimo;
  /** Dízimos da igreja; para o perfil Membro, só os próprios. */
  dizimos: DizimoPage;
  /** Uma doação, por número ou uuid. */
  doacao: Doacao;
  /** Doações a campanhas de missões: de uma, com o filtro, ou de todas. */
  doacoes: DoacaoPage;
  /** A caixa de saída de todas as igrejas, a mais nova primeiro. */
  emailsSaida: EmailSaidaPage;
  /** Um encontro, por número ou uuid. */
  encontro: Encontro;
  /** Encontros das células: de uma, com o filtro, ou de todas. */
  encontros: EncontroPage;
  /** O meu endereço para assinar o calendário; nulo se não o criei. */
  enderecoCalendario?: Maybe<EnderecoCalendario>;
  /** Um ensaio, por número ou uuid. */
  ensaioLouvor: EnsaioLouvor;
  /** Ensaios dos grupos de louvor da igreja; para quem não vê todos, os dos grupos de que participa. */
  ensaiosLouvor: EnsaioLouvorPage;
  /** Uma entrada, por número ou uuid. */
  entrada: Entrada;
  /** Entradas da igreja. */
  entradas: EntradaPage;
  /** As entregas aos webhooks nos últimos 30 dias, da mais nova à mais antiga. */
  entregasWebhook: EntregaWebhookPage;
  /** Uma escala, por número ou uuid. */
  escalaCulto: EscalaCulto;
  /** A escala que o link de um e-mail mostra. */
  escalaPorToken: EscalaDoLink;
  /** Escalas dos cultos da igreja. */
  escalasCulto: EscalaCultoPage;
  /** O que os livros ainda não têm até um dia, e não entra mais depois de fechado o mês. Custa 20. */
  esperaNosLivros: EsperaNosLivros;
  /** Pessoas que esperam vaga em eventos, por ordem de chegada. */
  esperasEvento: EsperaEventoPage;
  /** Quem está usando o sistema. */
  eu: Eu;
  /** Um evento, por número ou uuid. */
  evento: Evento;
  /** Eventos da igreja. */
  eventos: EventoPage;
  /** Os eventos que um webhook da pessoa pode avisar. */
  eventosDeWebhook: Array<EventoDeWebhook>;
  /** O previsto e o realizado de cada categoria, no mês e de janeiro até ele. Custa 70. */
  execucaoOrcamentaria: ExecucaoOrcamentaria;
  /** Os arquivos importados em uma conta financeira, até 50, do mais novo ao mais antigo. */
  extratosImportados: Array<ExtratoDaConta>;
  /** Até quando as finanças estão fechadas, e os meses de um ano. Custa 70. */
  fechamento: Fechamento;
  /** Os posts publicados, do mais novo ao mais antigo. */
  feed: TrechoFeed;
  /** O fluxo de caixa de um período, mês a mês. Custa 70. */
  fluxoCaixa: FluxoCaixa;
  /** Um fornecedor, por número ou uuid. */
  fornecedor: Fornecedor;
  /** Fornecedores da igreja. */
  fornecedores: FornecedorPage;
  /** Quantos vieram aos últimos cultos, ou aos de um período, do mais antigo ao mais novo. */
  frequenciaCultos: Array<FrequenciaCulto>;
  /** Quantas vezes cada aluno de uma classe veio, em até um ano. Custa 50. */
  frequenciaEBD: FrequenciaEbd;
  /** Uma função, por número ou uuid. */
  funcao: Funcao;
  /** As funções que as pessoas podem ter na igreja. */
  funcoes: FuncaoPage;
  /** Um grupo de louvor, por número ou uuid. */
  grupoLouvor: GrupoLouvor;
  /** Grupos de louvor da igreja. */
  gruposLouvor: GrupoLouvorPage;
  /** A página inicial, com o que a pessoa pode ler. Custa 70. */
  home: Home;
  /** Os dados da própria igreja. */
  igreja: DadosIgreja;
  /** As igrejas da plataforma, a mais nova primeiro. */
  igrejas: IgrejaPlataformaPage;
  /** Uma importação de pessoas, por número ou uuid. */
  importacao: Importacao;
  /** As importações de pessoas da igreja, da mais nova à mais antiga. */
  importacoes: ImportacaoNaListaPage;
  /** Um incidente de segurança, por número ou uuid. */
  incidente: Incidente;
  /** Incidentes de segurança da igreja. */
  incidentes: IncidentePage;
  /** Uma indisponibilidade, por número ou uuid. */
  indisponibilidade: Indisponibilidade;
  /** Dias em que pessoas da igreja não podem servir. */
  indisponibilidades: IndisponibilidadePage;
  /** O que mudaria ao juntar uma categoria a outra. Custa 10. */
  juncaoDeCategorias: JuncaoDeCategorias;
  /** Os lançamentos sem movimento da conta de um movimento, até 50, os de data mais próxima primeiro. */
  lancamentosAConciliar: Array<LancamentoDaConta>;
  /** A liturgia de um culto, na sua ordem. */
  liturgiaCulto: Array<LiturgiaCulto>;
  /** O livro-caixa da igreja em um período. Custa 70. */
  livroCaixa: LivroCaixa;
  /** Tudo o que foi excluído e pode voltar, do mais novo ao mais antigo. Custa 50. */
  lixeira: ItemLixeiraPage;
  /** Locais da igreja. */
  locais: LocalPage;
  /** Um local, por número ou uuid. */
  local: Local;
  /** Uma manutenção, por número ou uuid. */
  manutencaoPatrimonio: ManutencaoPatrimonio;
  /** Manutenções de patrimônios da igreja. */
  manutencoesPatrimonio: ManutencaoPatrimonioPage;
  /** O que cada perfil faz em cada área, nesta igreja. */
  matrizAcesso: MatrizAcesso;
  /** Os cultos de um período de até 62 dias e quem serve neles. Custa 50. */
  matrizEscalas: MatrizEscalas;
  /** Membros das células: de uma, com o filtro, ou de todas. */
  membrosCelula: MembroCelulaPage;
  /** Alunos das classes da EBD. */
  membrosClasseEBD: MembroClasseEbdPage;
  /** Membros de departamentos da igreja. */
  membrosDepartamento: MembroDepartamentoPage;
  /** Quem esteve em que encontros das células; de um encontro ou de uma pessoa, com o filtro. */
  membrosEncontro: MembroEncontroPage;
  /** Pessoas que participam de eventos. */
  membrosEvento: MembroEventoPage;
  /** Membros dos grupos de louvor: de um, com o filtro, ou de todos. */
  membrosGrupoLouvor: MembroGrupoLouvorPage;
  /** Pessoas que participam de missões. */
  membrosMissao: MembroMissaoPage;
  /** Um pedido de sala de quem pergunta, por número ou uuid. */
  meuPedidoReserva: MeuPedidoReserva;
  /** O recibo de um dízimo de quem pergunta. Só com a própria sessão. */
  meuRecibo: ReciboDizimo;
  /** Como a própria pessoa é avisada, e em que aparelhos. */
  meusAvisos: MeusAvisos;
  /** Os textos de hoje, cada um com a última resposta da própria pessoa. */
  meusConsentimentos: Array<Consentimento>;
  /** Os pedidos a quem pergunta para ficar no lugar de alguém, até o culto começar: os 20 primeiros. Custa 20. */
  meusConvites: Array<MeuConvite>;
  /** Os pedidos de sala de quem pergunta; os que esperam, primeiro. */
  meusPedidosReserva: MeuPedidoReservaPage;
  /** A assinatura da igreja; nula onde nada é cobrado. */
  minhaAssinatura?: Maybe<Assinatura>;
  /** O que quem pergunta deu com o próprio nome, do mais novo ao mais antigo. Só com a própria sessão. */
  minhasContribuicoes: ContribuicaoPage;
  /** As escalas de quem pergunta. */
  minhasEscalas: MinhaEscalaPage;
  /** Os dias que quem pergunta bloqueou. */
  minhasIndisponibilidades: MinhaIndisponibilidadePage;
  /** Os acessos abertos da própria pessoa, até 100, o usado por último antes. */
  minhasSessoes: Array<Sessao>;
  /** Uma missão, por número ou uuid. */
  missao: Missao;
  /** Missões da igreja. */
  missoes: MissaoPage;
  /** Um momento, por número ou uuid. */
  momentoCulto: MomentoCulto;
  /** Momentos da igreja. */
  momentosCulto: MomentoCultoPage;
  /** Um movimento bancário, por número ou uuid. */
  movimentoBancario: MovimentoBancario;
  /** Movimentos dos extratos bancários da igreja. */
  movimentosBancarios: MovimentoBancarioPage;
  /** Os níveis de usuário da igreja e o que cada um pode fazer. */
  nivelUsuarios: Array<NivelUsuario>;
  /** O que se pode ofertar por Pix à própria igreja. */
  ofertar: Ofertar;
  /** As operações que mais vezes demoraram nos últimos 7 dias, por igreja. */
  operacoesLentas: OperacaoLentaPage;
  /** Um orçamento, por número ou uuid. */
  orcamento: Orcamento;
  /** Orçamentos da igreja. */
  orcamentos: OrcamentoPage;
  /** A página pública de ofertas de uma igreja. Não pede sessão. */
  paginaOfertar: PaginaOfertar;
  /** Quem esteve nos cultos. */
  participacoesCultos: ParticipacaoCultoPage;
  /** Um patrimônio, por número ou uuid. */
  patrimonio: Patrimonio;
  /** Patrimônios da igreja. */
  patrimonios: PatrimonioPage;
  /** Um pedido de sala, por número ou uuid, para quem decide. */
  pedidoReserva: PedidoReserva;
  /** Os pedidos de salas e de outros recursos, para quem decide. */
  pedidosReserva: PedidoReservaPage;
  /** Quem pode ter sido atingido: os registros que uma pessoa, ou qualquer uma, mudou nestes dias, e o que exportou ou baixou. O que só foi lido não fica na auditoria. No máximo 92 dias. Um token precisa também de auditoria.ler e usuario.ler. */
  pessoasAtingidas: Atingidas;
  /** As pessoas ativas cujo nome tem este texto, de três letras ou mais, no máximo 10: para quem acrescenta pessoas a algo sem ler a lista delas. Menores de 18 anos só para quem ensina em uma classe ou lê os dados pessoais deles. Custa 20. */
  pessoasParaEscolher: Array<PessoaParaEscolher>;
  /** Por que banco a igreja fica sabendo de cada Pix que recebe; nulo: por nenhum. */
  pixAutomatico?: Maybe<PixAutomatico>;
  /** Um Pix recebido, por número ou uuid. */
  pixRecebido: PixRecebido;
  /** Os Pix que a igreja recebeu, do mais novo ao mais antigo. */
  pixRecebidos: PixRecebidoPage;
  /** Como está a plataforma: igrejas, falhas, cartas e carga; nada sobre pessoas. Custa 50. */
  plataforma: PainelPlataforma;
  /** Um post, por número ou uuid. */
  post: Post;
  /** Posts da igreja. */
  posts: PostPage;
  /** Uma prestação de contas, por número ou uuid. */
  prestacaoContas: PrestacaoContas;
  /** Prestações de contas da igreja. */
  prestacoesContas: PrestacaoContasPage;
  /** Uma previsão orçamentária, por número ou uuid. */
  previsaoOrcamentaria: PrevisaoOrcamentaria;
  /** Previsões orçamentárias da igreja. */
  previsoesOrcamentarias: PrevisaoOrcamentariaPage;
  /** Os primeiros passos da igreja, também os já dados e depois de dispensados. */
  primeirosPassos: Array<PrimeiroPasso>;
  /** Os nomes de quem, nesta igreja, decide quem pode fazer o quê. */
  quemDaAcesso: Array<Scalars['String']['output']>;
  /** Os nomes de quem, nesta igreja, cuida de fechar os meses. */
  quemFechaMeses: Array<Scalars['String']['output']>;
  /** O razão de uma conta financeira ou de uma categoria. Custa 70. */
  razao: Razao;
  /** Um recibo, por número do registro ou uuid. */
  recibo: Recibo;
  /** O recibo de um dízimo, depois de emitido. */
  reciboDizimo: ReciboDizimo;
  /** Recibos da igreja, do último número ao primeiro; para o perfil Membro, só os próprios. */
  recibos: ReciboPage;
  /** Um recurso, por número ou uuid. */
  recurso: Recurso;
  /** Recursos da igreja. */
  recursos: RecursoPage;
  /** Um registro de qualquer espécie que a pessoa pode ler, pelo uuid. */
  registro: Registro;
  /** As regras para movimentos bancários, até 100, na sua ordem. */
  regrasBancarias: Array<RegraBancaria>;
  /** Um relatório que a própria pessoa pediu, para acompanhar o andamento. */
  relatorio: Relatorio;
  /** O relatório de uma célula; sem datas, o do mês atual. Custa 50. */
  relatorioCelula: RelatorioCelula;
  /** Os últimos dez relatórios que a própria pessoa pediu, o mais novo primeiro. */
  relatoriosRecentes: Array<Relatorio>;
  /** Uma reserva, por número ou uuid. */
  reserva: Reserva;
  /** Reservas da igreja. */
  reservas: ReservaPage;
  /** O resultado dos fundos sem e com restrição. Custa 70. */
  resultadoFundos: ResultadoFundos;
  /** O previsto e o gasto de cada departamento em um período. Custa 50. */
  resumoOrcamentos: ResumoOrcamentos;
  /** Uma reunião de liderança, por número ou uuid. */
  reuniaoLideranca: ReuniaoLideranca;
  /** Reuniões de liderança da igreja. */
  reunioesLideranca: ReuniaoLiderancaPage;
  /** Uma saída, por número ou uuid. */
  saida: Saida;
  /** Saídas da igreja. */
  saidas: SaidaPage;
  /** O que passaria de uma categoria para outra, e o que ficaria. Custa 20. */
  separacaoDeCategoria: SeparacaoDeCategoria;
  /** Músicas dos ensaios: de um, com o filtro, ou de todos; para quem não vê todos, dos grupos de que participa. */
  setlistEnsaio: SetlistEnsaioPage;
  /** Até 50 pessoas que podem ficar no lugar de quem está na escala: da mesma função ou do departamento, livres nesse dia e hora. Custa 20. */
  substitutosPossiveis: Array<SubstitutoPossivel>;
  /** As tarefas que falharam, a mais nova primeiro. */
  tarefasFalhas: TarefaFalhaPage;
  /** Um tipo de patrimônio, por número ou uuid. */
  tipoPatrimonio: TipoPatrimonio;
  /** Tipos de patrimônio da igreja. */
  tipoPatrimonios: TipoPatrimonioPage;
  /** Um tipo de post, por número ou uuid. */
  tipoPost: TipoPost;
  /** Tipos de post da igreja. */
  tipoPosts: TipoPostPage;
  /** Um tipo de recurso, por número ou uuid. */
  tipoRecurso: TipoRecurso;
  /** Tipos de recurso da igreja. */
  tipoRecursos: TipoRecursoPage;
  /** Os relatórios que a pessoa pode gerar. */
  tiposRelatorio: Array<TipoRelatorio>;
  /** Os tokens de API da igreja, até 500, do mais novo ao mais antigo. */
  tokensApi: Array<TokenApi>;
  /** Uma transferência, por número ou uuid. */
  transferencia: Transferencia;
  /** Transferências entre as contas financeiras da igreja. */
  transferencias: TransferenciaPage;
  /** Uma pessoa, por número ou uuid. */
  usuario: Usuario;
  /** Pessoas da igreja. */
  usuarios: UsuarioPage;
  /** Contas atrasadas e contas dos próximos dias, a pagar e a receber. Custa 50. */
  vencimentos: Vencimentos;
  /** Confere o token de um link de senha recebido por e-mail. */
  verificarTokenSenha: TokenSenha;
  /** Uma visita pastoral, por número ou uuid. */
  visitaPastoral: VisitaPastoral;
  /** Visitas pastorais da igreja. */
  visitasPastorais: VisitaPastoralPage;
  /** Um webhook, por número ou uuid. */
  webhook: Webhook;
  /** Os webhooks da igreja, até 5. */
  webhooks: Array<Webhook>;
};


export type QueryAConferirArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAcoesDeFuncaoArgs = {
  alcance?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAnexoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditoriasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AuditoriaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAulaEbdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAulasEbdArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AulaEbdFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<AulaEbdOrdem>;
};


export type QueryAvisoPrevisaoArgs = {
  categoria: Scalars['Int']['input'];
  data: Scalars['DateOnly']['input'];
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idSaida?: InputMaybe<Scalars['ID']['input']>;
  valor: Scalars['Decimal']['input'];
};


export type QueryBaixaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBaixaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBaixasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BaixaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<BaixaOrdem>;
};


export type QueryBaixasReceberArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BaixaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<BaixaOrdem>;
};


export type QueryBalanceteArgs = {
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryBatismosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BatismoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<BatismoOrdem>;
};


export type QueryBuscarArgs = {
  texto: Scalars['String']['input'];
};


export type QueryCalendarioArgs = {
  ate: Scalars['DateOnly']['input'];
  de: Scalars['DateOnly']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCampanhaMissoesArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCampanhasMissoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CampanhaMissoesFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CampanhaMissoesOrdem>;
};


export type QueryCandidatosEscalaArgs = {
  busca?: InputMaybe<Scalars['String']['input']>;
  funcao: Scalars['String']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idCulto: Scalars['ID']['input'];
};


export type QueryCategoriaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCategoriasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CategoriaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CategoriaOrdem>;
};


export type QueryCelulaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCelulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CelulaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CelulaOrdem>;
};


export type QueryCentroCustoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCentrosCustoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CentroCustoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CentroCustoOrdem>;
};


export type QueryCertificadoBatismoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClasseEbdArgs = {
  id: Scalars['ID']['input'];
};


export type QueryClassesEbdArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ClasseEbdFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ClasseEbdOrdem>;
};


export type QueryCodigoPixArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCodigoPresencaCultoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCodigosContadorArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryCodigosPixArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CodigoPixFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryComprovantesDoMesArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mes: Scalars['String']['input'];
};


export type QueryConciliacaoBancariaArgs = {
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryConferirReciboArgs = {
  codigo: Scalars['String']['input'];
};


export type QueryConsentimentosDiretorioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContaFinanceiraArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContaPagarArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContaReceberArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContabilidadeArgs = {
  ate: Scalars['String']['input'];
  de: Scalars['String']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContagemArgs = {
  id: Scalars['ID']['input'];
};


export type QueryContagensArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContagemFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ContagemOrdem>;
};


export type QueryContasDoMovimentoArgs = {
  busca?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryContasFinanceirasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFinanceiraFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ContaFinanceiraOrdem>;
};


export type QueryContasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ContaOrdem>;
};


export type QueryContasPagarPorAtrasoArgs = {
  filtro?: InputMaybe<AtrasoFiltro>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryContasReceberArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ContaOrdem>;
};


export type QueryContasReceberPorAtrasoArgs = {
  filtro?: InputMaybe<AtrasoFiltro>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryConvitesDaImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCultoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCultoPorTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryCultosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CultoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<CultoOrdem>;
};


export type QueryDadosRelatorioArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  input: GerarRelatorioInput;
};


export type QueryDemonstrativoContasArgs = {
  ate: Scalars['String']['input'];
  de: Scalars['String']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDemonstrativoPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDepartamentoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDepartamentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<DepartamentoOrdem>;
};


export type QueryDiretorioArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mes?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDisponibilidadeRecursosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  dataFim?: InputMaybe<Scalars['DateTime']['input']>;
  dataInicio?: InputMaybe<Scalars['DateTime']['input']>;
  filtro?: InputMaybe<DisponibilidadeFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryDizimoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDizimosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DizimoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<DizimoOrdem>;
};


export type QueryDoacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryDoacoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DoacaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<DoacaoOrdem>;
};


export type QueryEmailsSaidaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEncontroArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEncontrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EncontroFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EncontroOrdem>;
};


export type QueryEnsaioLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEnsaiosLouvorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EnsaioLouvorFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EnsaioLouvorOrdem>;
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


export type QueryEntregasWebhookArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EntregaWebhookFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEscalaCultoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEscalaPorTokenArgs = {
  token: Scalars['String']['input'];
};


export type QueryEscalasCultoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EscalaCultoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EscalaCultoOrdem>;
};


export type QueryEsperaNosLivrosArgs = {
  ate: Scalars['DateOnly']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryEsperasEventoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EsperaEventoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EsperaEventoOrdem>;
};


export type QueryEventoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryEventosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EventoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<EventoOrdem>;
};


export type QueryExecucaoOrcamentariaArgs = {
  ano: Scalars['Int']['input'];
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  mes: Scalars['Int']['input'];
};


export type QueryExtratosImportadosArgs = {
  idContaFinanceira: Scalars['ID']['input'];
};


export type QueryFechamentoArgs = {
  ano?: InputMaybe<Scalars['Int']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFeedArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFluxoCaixaArgs = {
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryFornecedorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFornecedoresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<FornecedorFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<FornecedorOrdem>;
};


export type QueryFrequenciaCultosArgs = {
  ate?: InputMaybe<Scalars['DateOnly']['input']>;
  de?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ultimos?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFrequenciaEbdArgs = {
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  idClasse: Scalars['ID']['input'];
};


export type QueryFuncaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFuncoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<FuncaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryGrupoLouvorArgs = {
  id: Scalars['ID']['input'];
};


export type QueryGruposLouvorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<GrupoLouvorFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<GrupoLouvorOrdem>;
};


export type QueryIgrejasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  situacao?: InputMaybe<Scalars['String']['input']>;
};


export type QueryImportacaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryImportacoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryIncidenteArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIncidentesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<IncidenteFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<IncidenteOrdem>;
};


export type QueryIndisponibilidadeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryIndisponibilidadesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<IndisponibilidadeFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<IndisponibilidadeOrdem>;
};


export type QueryJuncaoDeCategoriasArgs = {
  id: Scalars['ID']['input'];
  idCategoria: Scalars['ID']['input'];
};


export type QueryLancamentosAConciliarArgs = {
  busca?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryLiturgiaCultoArgs = {
  idCulto: Scalars['ID']['input'];
};


export type QueryLivroCaixaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  first?: Scalars['Int']['input'];
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryLixeiraArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  tabela?: InputMaybe<Scalars['String']['input']>;
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


export type QueryManutencaoPatrimonioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryManutencoesPatrimonioArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ManutencaoPatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ManutencaoPatrimonioOrdem>;
};


export type QueryMatrizAcessoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMatrizEscalasArgs = {
  ate: Scalars['DateOnly']['input'];
  de: Scalars['DateOnly']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMembrosCelulaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroCelulaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroCelulaOrdem>;
};


export type QueryMembrosClasseEbdArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroClasseEbdFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroClasseEbdOrdem>;
};


export type QueryMembrosDepartamentoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroDepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroDepartamentoOrdem>;
};


export type QueryMembrosEncontroArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEncontroFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMembrosEventoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEventoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroEventoOrdem>;
};


export type QueryMembrosGrupoLouvorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroGrupoLouvorFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroGrupoLouvorOrdem>;
};


export type QueryMembrosMissaoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroMissaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MembroMissaoOrdem>;
};


export type QueryMeuPedidoReservaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMeuReciboArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMeusPedidosReservaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  situacao?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMinhasContribuicoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  ano?: InputMaybe<Scalars['Int']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryMinhasEscalasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  quando?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMinhasIndisponibilidadesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  quando?: InputMaybe<Scalars['String']['input']>;
};


export type QueryMissaoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMissoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MissaoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MissaoOrdem>;
};


export type QueryMomentoCultoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMomentosCultoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MomentoCultoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MomentoCultoOrdem>;
};


export type QueryMovimentoBancarioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMovimentosBancariosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MovimentoBancarioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<MovimentoBancarioOrdem>;
};


export type QueryNivelUsuariosArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOperacoesLentasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryOrcamentoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryOrcamentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<OrcamentoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<OrcamentoOrdem>;
};


export type QueryPaginaOfertarArgs = {
  endereco: Scalars['String']['input'];
};


export type QueryParticipacoesCultosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ParticipacaoCultoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ParticipacaoCultoOrdem>;
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


export type QueryPedidoReservaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPedidosReservaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PedidoReservaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PedidoReservaOrdem>;
};


export type QueryPessoasAtingidasArgs = {
  ate: Scalars['DateOnly']['input'];
  de: Scalars['DateOnly']['input'];
  idUsuario?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPessoasParaEscolherArgs = {
  busca: Scalars['String']['input'];
  filtro?: InputMaybe<EscolhaFiltro>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPixAutomaticoArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPixRecebidoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPixRecebidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PixRecebidoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PostFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PostOrdem>;
};


export type QueryPrestacaoContasArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPrestacoesContasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PrestacaoContasFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PrestacaoContasOrdem>;
};


export type QueryPrevisaoOrcamentariaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPrevisoesOrcamentariasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PrevisaoOrcamentariaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<PrevisaoOrcamentariaOrdem>;
};


export type QueryRazaoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  first?: Scalars['Int']['input'];
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryReciboArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReciboDizimoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecibosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReciboFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ReciboOrdem>;
};


export type QueryRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRecursosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<RecursoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<RecursoOrdem>;
};


export type QueryRegistroArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRegrasBancariasArgs = {
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryRelatorioArgs = {
  id: Scalars['ID']['input'];
};


export type QueryRelatorioCelulaArgs = {
  dataFinal?: InputMaybe<Scalars['DateOnly']['input']>;
  dataInicial?: InputMaybe<Scalars['DateOnly']['input']>;
  id: Scalars['ID']['input'];
};


export type QueryReservaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ReservaOrdem>;
};


export type QueryResultadoFundosArgs = {
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryResumoOrcamentosArgs = {
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
};


export type QueryReuniaoLiderancaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryReunioesLiderancaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReuniaoLiderancaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<ReuniaoLiderancaOrdem>;
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


export type QuerySeparacaoDeCategoriaArgs = {
  id: Scalars['ID']['input'];
  input: SepararCategoriaInput;
};


export type QuerySetlistEnsaioArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<SetlistEnsaioFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<SetlistEnsaioOrdem>;
};


export type QuerySubstitutosPossiveisArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTarefasFalhasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
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


export type QueryTipoPostArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTipoPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TipoPostFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<TipoPostOrdem>;
};


export type QueryTipoRecursoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTipoRecursosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TipoRecursoFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<TipoRecursoOrdem>;
};


export type QueryTransferenciaArgs = {
  id: Scalars['ID']['input'];
};


export type QueryTransferenciasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<TransferenciaFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<TransferenciaOrdem>;
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


export type QueryVencimentosArgs = {
  dias?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryVerificarTokenSenhaArgs = {
  token: Scalars['String']['input'];
};


export type QueryVisitaPastoralArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVisitasPastoraisArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VisitaPastoralFiltro>;
  first?: Scalars['Int']['input'];
  idCliente?: InputMaybe<Scalars['Int']['input']>;
  ordem?: InputMaybe<VisitaPastoralOrdem>;
};


export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/** O razão de uma conta financeira ou de uma categoria. Gerencial, sem valor de demonstração contábil. */
export type Razao = {
  __typename?: 'Razao';
  /** Os créditos do período. */
  creditos: Scalars['Decimal']['output'];
  /** Os débitos do período. */
  debitos: Scalars['Decimal']['output'];
  /** Verdadeiro: os débitos somam ao saldo; falso: os créditos. */
  devedora: Scalars['Boolean']['output'];
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** As linhas, na ordem em que aconteceram, por páginas. */
  linhas: LinhaRazaoPage;
  /** Nome da conta ou da categoria. */
  nome: Scalars['String']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia; de uma categoria, desde janeiro. */
  saldoAnterior: Scalars['Decimal']['output'];
};

/** Quem recebe um Pix, para conferir com o que o banco mostra. */
export type RecebedorPix = {
  __typename?: 'RecebedorPix';
  /** A chave. */
  chave: Scalars['String']['output'];
  /** A cidade que o banco mostra. */
  cidade: Scalars['String']['output'];
  /** CNPJ da igreja. */
  cnpj?: Maybe<Scalars['String']['output']>;
  /** Nome da igreja. */
  igreja: Scalars['String']['output'];
  /** O nome que o banco mostra. */
  nome: Scalars['String']['output'];
  /** Tipo da chave: cnpj, cpf, email, telefone ou aleatoria. */
  tipo: Scalars['String']['output'];
};

/** O recibo de um dízimo ou de uma doação, ou o comprovante do que alguém deu em um ano, com o que dizia quando foi emitido. */
export type Recibo = Registro & {
  __typename?: 'Recibo';
  /** O que a pessoa pode fazer com este recibo agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Ano de um comprovante anual. */
  ano?: Maybe<Scalars['Int']['output']>;
  /** Nome de quem assina. */
  assinante?: Maybe<Scalars['String']['output']>;
  /** Quando foi cancelado; deixou de valer. */
  canceladoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Nome de quem o cancelou. */
  canceladoPor?: Maybe<Scalars['String']['output']>;
  /** Função de quem assina. */
  cargo: Scalars['String']['output'];
  /** CNPJ da igreja. */
  cnpj?: Maybe<Scalars['String']['output']>;
  /** Quando foi registrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi dado; em um comprovante de um ano, até que dia ele conta. */
  data: Scalars['DateOnly']['output'];
  /** O dízimo; nulo na lixeira, e no recibo de uma doação. */
  dizimo?: Maybe<Dizimo>;
  /** CPF de quem deu, para quem pode lê-lo. */
  documento?: Maybe<Scalars['String']['output']>;
  /** Quando foi emitido. */
  emitidoEm: Scalars['DateTime']['output'];
  /** Endereço da igreja. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** Endereço da página pública que diz se o recibo vale. */
  enderecoConferir: Scalars['String']['output'];
  /** A entrada da doação; nula na lixeira, e no recibo de um dízimo. */
  entrada?: Maybe<Entrada>;
  /** Quando a pessoa foi avisada por e-mail, uma vez e sem valores, de que está pronto; só quem concordou com o texto recibos. */
  enviadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Para que foi dado: dízimo, ou a doação com o nome da campanha. */
  finalidade: Scalars['String']['output'];
  /** Fuso horário da igreja. */
  fusoHorario: Scalars['String']['output'];
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do dízimo. */
  idDizimo?: Maybe<Scalars['Int']['output']>;
  /** Número da entrada de uma doação. */
  idEntrada?: Maybe<Scalars['Int']['output']>;
  /** Número de quem deu. */
  idMembro: Scalars['Int']['output'];
  /** Registro do comprovante anterior da mesma pessoa e ano, que este substitui. */
  idSubstituido?: Maybe<Scalars['Int']['output']>;
  /** O que o comprovante de um ano enumera. */
  linhas?: Maybe<Array<LinhaComprovante>>;
  /** Lugar da emissão: cidade e estado. */
  local?: Maybe<Scalars['String']['output']>;
  /** Endereço do logotipo da igreja. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Como foi dado, por extenso: Dinheiro, Pix… */
  meio?: Maybe<Scalars['String']['output']>;
  /** Quem deu. */
  membro?: Maybe<Usuario>;
  /** Por que foi cancelado. */
  motivoCancelamento?: Maybe<Scalars['String']['output']>;
  /** Nome de quem o emitiu. */
  nomeEmissor?: Maybe<Scalars['String']['output']>;
  /** Nome da igreja. */
  nomeIgreja: Scalars['String']['output'];
  /** Nome de quem deu. */
  nomePessoa: Scalars['String']['output'];
  /** Número do recibo: na igreja, um depois do outro e sem lacunas; o do comprovante de um ano, dentro do ano. */
  numero: Scalars['Int']['output'];
  /** Número do comprovante que este substitui. */
  numeroSubstituido?: Maybe<Scalars['Int']['output']>;
  /** O mesmo endereço como código QR: imagem SVG em uma URL data:. */
  qrCode: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valor: Scalars['Decimal']['output'];
  /** O valor por extenso. */
  valorPorExtenso: Scalars['String']['output'];
  /** Versão do registro, para evitar sobrescrever a mudança de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** Quando a última via depois da original foi emitida. */
  viaEm?: Maybe<Scalars['DateTime']['output']>;
  /** Quantas vias há: 1 é só a original. */
  vias: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReciboCampo =
  /** Quando foi dado. */
  | 'data'
  /** Número do recibo. */
  | 'numero'
  /** Nome de quem deu. */
  | 'pessoa'
  /** Valor. */
  | 'valor';

/** O que a página pública diz de um recibo, e nada mais. */
export type ReciboConferido = {
  __typename?: 'ReciboConferido';
  /** Ano, se é o comprovante de um ano; faz parte do número. */
  ano?: Maybe<Scalars['Int']['output']>;
  /** O recibo foi cancelado: não vale mais. */
  cancelado: Scalars['Boolean']['output'];
  /** Quando foi dado; o último dia que o comprovante de um ano conta. */
  data: Scalars['DateOnly']['output'];
  /** Nome da igreja. */
  igreja: Scalars['String']['output'];
  /** As iniciais de quem deu. */
  iniciais?: Maybe<Scalars['String']['output']>;
  /** Número do recibo. */
  numero: Scalars['Int']['output'];
  /** Valor em reais. */
  valor: Scalars['Decimal']['output'];
};

/** O recibo de um dízimo. */
export type ReciboDizimo = {
  __typename?: 'ReciboDizimo';
  /** Quando o recibo foi cancelado; deixou de valer. */
  canceladoEm?: Maybe<Scalars['DateTime']['output']>;
  /** CPF de quem deu, para quem pode lê-lo. */
  cpfMembro?: Maybe<Scalars['String']['output']>;
  /** Quando o dízimo foi dado. */
  dataDizimo: Scalars['DateOnly']['output'];
  /** A entrada do dízimo foi estornada em um mês seguinte; o recibo deixa de valer. */
  estornado: Scalars['Boolean']['output'];
  /** Quando o dízimo foi excluído; o recibo deixa de valer. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Fuso horário da igreja. */
  fusoHorario: Scalars['String']['output'];
  /** Número do dízimo. */
  id: Scalars['Int']['output'];
  /** Endereço do logotipo da igreja que o emitiu. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Nome de quem o emitiu. */
  nomeEmissor?: Maybe<Scalars['String']['output']>;
  /** Nome da igreja. */
  nomeIgreja: Scalars['String']['output'];
  /** Como foi dado, por extenso: Dinheiro, Pix… */
  nomeMeio: Scalars['String']['output'];
  /** Nome de quem deu. */
  nomeMembro: Scalars['String']['output'];
  /** Número do recibo: na igreja, um depois do outro e sem lacunas. */
  numeroRecibo: Scalars['Int']['output'];
  /** O recibo inteiro, como registro. */
  recibo?: Maybe<Recibo>;
  /** Quando o recibo foi emitido. */
  reciboEm: Scalars['DateTime']['output'];
  /** Identificador universal do dízimo. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valorDizimo: Scalars['Decimal']['output'];
  /** O valor por extenso. */
  valorPorExtenso: Scalars['String']['output'];
};

/** Filtro da lista de recibos. */
export type ReciboFiltro = {
  /** Ano, dos comprovantes anuais. */
  ano?: InputMaybe<Scalars['Int']['input']>;
  /** valido ou cancelado. */
  estado?: InputMaybe<Scalars['String']['input']>;
  /** Quem deu, por número ou uuid. */
  idMembro?: InputMaybe<Scalars['ID']['input']>;
  /** Mês em que foi dado, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
  /** dizimo, doacao ou ano. */
  tipo?: InputMaybe<Scalars['String']['input']>;
};

/** Ordem de uma lista de Recibo. */
export type ReciboOrdem = {
  /** Campo. */
  campo: ReciboCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Recibo. */
export type ReciboPage = {
  __typename?: 'ReciboPage';
  /** Os itens da página. */
  nodes: Array<Recibo>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que se empresta ou se usa por um tempo: projetor, sala, van. */
export type Recurso = Registro & {
  __typename?: 'Recurso';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do recurso. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do tipo. */
  idTipoRecurso: Scalars['Int']['output'];
  /** Quantas unidades não estão reservadas neste momento. */
  livresAgora: Scalars['Int']['output'];
  /** Nome; único na igreja. */
  nomeRecurso: Scalars['String']['output'];
  /** Os pedidos deste recurso. */
  pedidos: PedidoReservaPage;
  /** Quantas unidades há. */
  quantidade: Scalars['Int']['output'];
  /** As reservas do recurso. */
  reservas: ReservaPage;
  /** 1: ativo, pode ser reservado; 0: inativo. */
  status: Scalars['Int']['output'];
  /** O tipo. */
  tipo?: Maybe<TipoRecurso>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** O que se empresta ou se usa por um tempo: projetor, sala, van. */
export type RecursoPedidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PedidoReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PedidoReservaOrdem>;
};


/** O que se empresta ou se usa por um tempo: projetor, sala, van. */
export type RecursoReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReservaOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type RecursoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'nomeRecurso'
  /** Quantidade. */
  | 'quantidade'
  /** Situação. */
  | 'status'
  /** Nome do tipo. */
  | 'tipo';

/** Filtro da lista de recursos. */
export type RecursoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** 1: só ativos; 0: só inativos. */
  status?: InputMaybe<Scalars['Int']['input']>;
};

/** Dados de um recurso. Numa alteração, o que não é enviado fica como está. */
export type RecursoInput = {
  /** Descrição. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Tipo, por número ou uuid. */
  idTipoRecurso: Scalars['ID']['input'];
  /** Nome, até 120 caracteres; único na igreja. */
  nomeRecurso: Scalars['String']['input'];
  /** Quantas unidades há: uma, se não se diz; nunca menos que as reservadas daqui em diante. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** 1: ativo, como começa; 0: inativo. */
  status?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Recurso. */
export type RecursoOrdem = {
  /** Campo. */
  campo: RecursoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Recurso. */
export type RecursoPage = {
  __typename?: 'RecursoPage';
  /** Os itens da página. */
  nodes: Array<Recurso>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Uma pessoa que ficou de fora de uma ação em lote. */
export type RecusadoLote = {
  __typename?: 'RecusadoLote';
  /** Como foi pedida: número ou uuid. */
  id: Scalars['ID']['output'];
  /** Verdadeiro: só falta uma vaga. */
  lotado?: Maybe<Scalars['Boolean']['output']>;
  /** Por quê. */
  motivo: Scalars['String']['output'];
  /** Nome; nulo quando não há tal pessoa na igreja. */
  name?: Maybe<Scalars['String']['output']>;
};

/** O que todo registro tem, de qualquer espécie. */
export type Registro = {
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Número do registro, na sua espécie. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** O que um movimento do extrato deve ser quando o seu histórico contém um texto: a proposta, não mais. */
export type RegraBancaria = {
  __typename?: 'RegraBancaria';
  /** Categoria, das cinco fixas; nula em um dízimo. */
  categoria?: Maybe<Scalars['Int']['output']>;
  /** Quando foi criada. */
  createdAt: Scalars['DateTime']['output'];
  /** Descrição do lançamento; sem ela, o histórico do banco. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** entrou ou saiu: para onde foi o dinheiro. */
  direcao: Scalars['String']['output'];
  /** Número da regra. */
  id: Scalars['Int']['output'];
  /** Categoria própria da igreja. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Centro de custo. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Só nesta conta financeira. */
  idContaFinanceira?: Maybe<Scalars['Int']['output']>;
  /** Fornecedor de uma saída. */
  idFornecedor?: Maybe<Scalars['Int']['output']>;
  /** Quem deu, se é um dízimo. */
  idPessoa?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria própria. */
  nomeCategoria?: Maybe<Scalars['String']['output']>;
  /** Nome do centro de custo. */
  nomeCentroCusto?: Maybe<Scalars['String']['output']>;
  /** Nome da conta financeira. */
  nomeConta?: Maybe<Scalars['String']['output']>;
  /** Nome do fornecedor. */
  nomeFornecedor?: Maybe<Scalars['String']['output']>;
  /** Lugar na ordem: vale a primeira que serve. */
  ordem: Scalars['Int']['output'];
  /** Quem deu, se é um dízimo. */
  pessoa?: Maybe<Usuario>;
  /** O que o histórico contém; maiúsculas e acentos não importam. */
  texto: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Dados de uma regra para movimentos bancários. */
export type RegraBancariaInput = {
  /** Categoria, das cinco fixas. */
  categoria?: InputMaybe<Scalars['Int']['input']>;
  /** Descrição, até 255 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** entrou ou saiu. */
  direcao: Scalars['String']['input'];
  /** Categoria própria, por número ou uuid. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Só nesta conta financeira, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor de uma saída, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Quem deu, por número ou uuid: então é um dízimo, e nada mais. */
  idPessoa?: InputMaybe<Scalars['ID']['input']>;
  /** O que o histórico contém, de 3 a 100 caracteres. */
  texto: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Um relatório em PDF que a própria pessoa pediu. */
export type Relatorio = {
  __typename?: 'Relatorio';
  /** Tamanho do PDF, em bytes. */
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Quando foi pedido. */
  createdAt: Scalars['DateTime']['output'];
  /** Período, dd/mm/aaaa a dd/mm/aaaa, e filtro. */
  descricao: Scalars['String']['output'];
  /** Número. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Por que falhou. */
  motivo?: Maybe<Scalars['String']['output']>;
  /** Andamento, de 0 a 100. */
  progresso: Scalars['Int']['output'];
  /** Quando ficou pronto. */
  prontoEm?: Maybe<Scalars['DateTime']['output']>;
  /** na_fila, gerando, pronto ou falhou. */
  status: Scalars['String']['output'];
  /** Tipo, como em tiposRelatorio. */
  tipo: Scalars['String']['output'];
  /** Título do tipo. */
  titulo: Scalars['String']['output'];
  /** Endereço completo do PDF pronto: abre por 15 minutos, para quem o tem. Nulo para quem não pode mais gerar este relatório. */
  url?: Maybe<Scalars['String']['output']>;
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O relatório de uma célula em um período. Presentes são pessoas da igreja registradas na chamada, membros da célula ou não; visitantes são contados à parte e não entram em mediaPresentes. */
export type RelatorioCelula = {
  __typename?: 'RelatorioCelula';
  /** A célula. */
  celula: Celula;
  /** Último dia do período. */
  dataFinal: Scalars['DateOnly']['output'];
  /** Primeiro dia do período. */
  dataInicial: Scalars['DateOnly']['output'];
  /** Os encontros do período, do mais antigo ao mais novo. */
  encontros: Array<Encontro>;
  /** Média de presentes por encontro, com uma casa decimal, sem contar visitantes. Encontros futuros ainda sem presença registrada não entram na média; os passados sem presença contam como zero. */
  mediaPresentes: Scalars['Float']['output'];
  /** Média de visitantes por encontro, com uma casa decimal. */
  mediaVisitantes: Scalars['Float']['output'];
  /** Os membros de hoje: quem lidera, e depois por nome. */
  membros: Array<MembroCelula>;
  /** Quantos membros a célula tem hoje. */
  qtdeMembros: Scalars['Int']['output'];
  /** Quantos encontros há no período. */
  quantidadeEncontros: Scalars['Int']['output'];
  /** Nome de quem lidera a célula. */
  responsavel?: Maybe<Scalars['String']['output']>;
  /** Quantos visitantes vieram no período. */
  totalVisitantes: Scalars['Int']['output'];
};

/** O que se fez ao repetir uma escala. */
export type RepeticaoEscala = {
  __typename?: 'RepeticaoEscala';
  /** Quem ficou de fora por já servir em outro lugar na mesma hora, ou por ter bloqueado o dia. */
  conflitos: Array<Scalars['String']['output']>;
  /** Escalas criadas. */
  criadas: Scalars['Int']['output'];
  /** Em quantos cultos. */
  cultos: Scalars['Int']['output'];
  /** Escalas que já existiam e ficaram como estavam. */
  existentes: Scalars['Int']['output'];
};

/** Um recurso por um período, sem passar da quantidade que existe. */
export type Reserva = Registro & {
  __typename?: 'Reserva';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando termina; nesse instante o recurso já está livre. */
  dataFim: Scalars['DateTime']['output'];
  /** Quando começa. */
  dataInicio: Scalars['DateTime']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Para que é. */
  finalidade: Scalars['String']['output'];
  /** Número da reserva. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do recurso. */
  idRecurso: Scalars['Int']['output'];
  /** Número da pessoa responsável. */
  idResponsavel?: Maybe<Scalars['Int']['output']>;
  /** Observações. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** O pedido de que a reserva veio; nenhum, se foi feita sem pedido. */
  pedidos: PedidoReservaPage;
  /** Quantas unidades. */
  quantidade: Scalars['Int']['output'];
  /** O recurso. */
  recurso?: Maybe<Recurso>;
  /** Quem responde por ela. */
  responsavel?: Maybe<Usuario>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Um recurso por um período, sem passar da quantidade que existe. */
export type ReservaPedidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PedidoReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PedidoReservaOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReservaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Quando termina. */
  | 'dataFim'
  /** Quando começa. */
  | 'dataInicio'
  /** Finalidade. */
  | 'finalidade'
  /** Nome do recurso. */
  | 'recurso'
  /** Nome do responsável; sem responsável, por último. */
  | 'responsavel';

/** Filtro da lista de reservas. */
export type ReservaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Recurso, por número ou uuid. */
  idRecurso?: InputMaybe<Scalars['ID']['input']>;
  /** proximas: as que ainda não terminaram; passadas: as outras. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma reserva. Numa alteração, o que não é enviado fica como está. */
export type ReservaInput = {
  /** Quando termina, depois do início. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, até o último minuto. */
  dataFim: Scalars['DateTime']['input'];
  /** Quando começa. Instante, ou hora da igreja (2026-12-05T19:30), ou só o dia, desde o primeiro minuto. */
  dataInicio: Scalars['DateTime']['input'];
  /** Para que é, até 160 caracteres. */
  finalidade: Scalars['String']['input'];
  /** Recurso, por número ou uuid. */
  idRecurso: Scalars['ID']['input'];
  /** Pessoa responsável, por número ou uuid; quem reserva, se não se diz. */
  idResponsavel?: InputMaybe<Scalars['ID']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Quantas unidades: uma, se não se diz. */
  quantidade?: InputMaybe<Scalars['Int']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Reserva. */
export type ReservaOrdem = {
  /** Campo. */
  campo: ReservaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Reserva. */
export type ReservaPage = {
  __typename?: 'ReservaPage';
  /** Os itens da página. */
  nodes: Array<Reserva>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** A última resposta de uma pessoa a um texto do diretório. */
export type RespostaDiretorio = {
  __typename?: 'RespostaDiretorio';
  /** A resposta; nula enquanto não houver. */
  aceito?: Maybe<Scalars['Boolean']['output']>;
  /** Código do texto. */
  documento: Scalars['String']['output'];
  /** Quem a registrou pela pessoa; nulo: ela mesma. */
  nomeAutor?: Maybe<Scalars['String']['output']>;
  /** Quando. */
  respondidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Título. */
  titulo: Scalars['String']['output'];
  /** Versão do texto. */
  versaoTexto: Scalars['Int']['output'];
};

/** A resposta à importação de um extrato. */
export type RespostaExtrato = {
  __typename?: 'RespostaExtrato';
  /** As primeiras linhas do CSV. */
  amostra: Array<Scalars['String']['output']>;
  /** Os títulos das colunas do CSV, se é preciso dizê-las. */
  colunas: Array<Scalars['String']['output']>;
  /** Uma data do CSV, se só quem conhece o arquivo sabe o que vem primeiro nela, o dia ou o mês: diga em `colunas.ordemData`. */
  dataAmbigua?: Maybe<Scalars['String']['output']>;
  /** O que foi importado. */
  extrato?: Maybe<ExtratoImportado>;
  /** Verdadeiro: nada foi importado ainda, e é preciso dizer as colunas do CSV, ou a ordem das suas datas. */
  precisaColunas: Scalars['Boolean']['output'];
  /** As colunas que os títulos sugerem. */
  sugestao?: Maybe<ColunasExtrato>;
};

/** Um achado da busca em tudo. */
export type ResultadoBusca = {
  __typename?: 'ResultadoBusca';
  /** Número do registro. */
  id: Scalars['Int']['output'];
  /** O próprio registro; nulo quando não há mais, ou não se pode ver. */
  registro?: Maybe<Registro>;
  /** O que ajuda a reconhecê-lo. */
  subtitulo?: Maybe<Scalars['String']['output']>;
  /** O que é: "usuario", "patrimonio"… */
  tipo: Scalars['String']['output'];
  /** Nome do registro. */
  titulo: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** O resultado dos fundos com restrição, ou dos sem, no período. Gerencial, sem valor contábil. */
export type ResultadoDoFundo = {
  __typename?: 'ResultadoDoFundo';
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Verdadeiro: fundos com restrição. */
  restrito: Scalars['Boolean']['output'];
  /** Entradas menos saídas: superávit ou déficit. */
  resultado: Scalars['Decimal']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
};

/** O resultado de um período pelos fundos sem e com restrição. Gerencial, sem valor de demonstração contábil. */
export type ResultadoFundos = {
  __typename?: 'ResultadoFundos';
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** Último dia, um ano antes. */
  fimAnterior: Scalars['DateOnly']['output'];
  /** Os fundos sem restrição, depois os com. */
  fundos: Array<FundoResultado>;
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Primeiro dia, um ano antes. */
  inicioAnterior: Scalars['DateOnly']['output'];
  /** De todos os fundos. */
  total: SomaFundo;
};

/** O que uma ação sobre várias pessoas fez. */
export type ResultadoLote = {
  __typename?: 'ResultadoLote';
  /** Para quantas pessoas foi feita. */
  feitos: Scalars['Int']['output'];
  /** Texto para quem pediu. */
  message: Scalars['String']['output'];
  /** Quem ficou de fora, e por quê. */
  recusados: Array<RecusadoLote>;
};

/** O previsto e o gasto dos departamentos em um período. */
export type ResumoOrcamentos = {
  __typename?: 'ResumoOrcamentos';
  /** Os departamentos com orçamento ou gasto no período, por título. */
  departamentos: Array<ExecucaoDoDepartamento>;
  /** Último dia. */
  fim: Scalars['DateOnly']['output'];
  /** O que os departamentos gastaram. */
  gasto: Scalars['Decimal']['output'];
  /** Primeiro dia. */
  inicio: Scalars['DateOnly']['output'];
  /** Soma dos orçamentos ainda pendentes. */
  pendente: Scalars['Decimal']['output'];
  /** Quanto do previsto foi gasto, em por cento. Nulo: nada foi aprovado. */
  percentual?: Maybe<Scalars['Decimal']['output']>;
  /** Soma dos orçamentos aprovados. */
  previsto: Scalars['Decimal']['output'];
  /** O que resta do previsto; negativo se foi gasto mais. */
  saldo: Scalars['Decimal']['output'];
};

/** Uma reunião de quem lidera a igreja. */
export type ReuniaoLideranca = Registro & {
  __typename?: 'ReuniaoLideranca';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** A ata. Enquanto é rascunho, só para quem pode ler rascunhos. */
  ata?: Maybe<Ata>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data da reunião. */
  dataReuniao: Scalars['DateOnly']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da reunião. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da ata, se ela já foi aprovada. */
  numeroAta?: Maybe<Scalars['Int']['output']>;
  /** Quem participa da reunião; de quem está na lixeira, só o nome. */
  participantes: UsuarioPage;
  /** Pauta. */
  pautaReuniao: Scalars['String']['output'];
  /** marcada, realizada ou cancelada. */
  statusReuniao: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Uma reunião de quem lidera a igreja. */
export type ReuniaoLiderancaAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};


/** Uma reunião de quem lidera a igreja. */
export type ReuniaoLiderancaParticipantesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<UsuarioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<UsuarioOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type ReuniaoLiderancaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data da reunião. */
  | 'dataReuniao'
  /** Status. */
  | 'statusReuniao';

/** Filtro da lista de reuniões de liderança. */
export type ReuniaoLiderancaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores. */
  quando?: InputMaybe<Scalars['String']['input']>;
  /** marcada, realizada ou cancelada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma reunião de liderança. */
export type ReuniaoLiderancaInput = {
  /** Data da reunião. */
  dataReuniao: Scalars['DateOnly']['input'];
  /** Quem participa, por número ou uuid, no máximo 100; ausente: fica quem já participa. */
  participantes?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Pauta, até 4000 caracteres. */
  pautaReuniao: Scalars['String']['input'];
  /** marcada, realizada ou cancelada; uma reunião nova começa como marcada. */
  statusReuniao?: InputMaybe<Scalars['String']['input']>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de ReuniaoLideranca. */
export type ReuniaoLiderancaOrdem = {
  /** Campo. */
  campo: ReuniaoLiderancaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de ReuniaoLideranca. */
export type ReuniaoLiderancaPage = {
  __typename?: 'ReuniaoLiderancaPage';
  /** Os itens da página. */
  nodes: Array<ReuniaoLideranca>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Dinheiro que saiu. */
export type Saida = Registro & {
  __typename?: 'Saida';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Os anexos do registro. */
  anexos: AnexoPage;
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['output'];
  /** A categoria própria; nulo: só a fixa. */
  categoriaPropria?: Maybe<Categoria>;
  /** O centro de custo. */
  centroCusto?: Maybe<CentroCusto>;
  /** A conta financeira. */
  contaFinanceira?: Maybe<ContaFinanceira>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data em que o dinheiro saiu. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao: Scalars['String']['output'];
  /** Em um estorno: a saída estornada. */
  estornada?: Maybe<Saida>;
  /** O estorno desta saída. */
  estorno?: Maybe<Saida>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** O fornecedor; para quem lê os fornecedores. */
  fornecedor?: Maybe<Fornecedor>;
  /** Número da saída. */
  id: Scalars['Int']['output'];
  /** Número da categoria própria da igreja, abaixo da de categoria; nulo: só a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Número do centro de custo. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira em que o dinheiro está. */
  idContaFinanceira: Scalars['Int']['output'];
  /** Em um estorno: número da saída estornada. */
  idEstornado?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta saída. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** Número do fornecedor. */
  idFornecedor?: Maybe<Scalars['Int']['output']>;
  /** Número do registro que criou a saída. */
  idOrigem?: Maybe<Scalars['Int']['output']>;
  /** O movimento do banco com que está conciliada; nulo se com nenhum. */
  movimento?: Maybe<MovimentoBancario>;
  /** Nome da categoria própria; sem ela, da fixa. */
  nomeCategoria: Scalars['String']['output'];
  /** O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja. */
  numero?: Maybe<Scalars['Int']['output']>;
  /** Que tipo de registro criou a saída: contaPagar ou manutencaoPatrimonio; o próprio registro está em registroDeOrigem. Nulo: foi digitada. */
  origem?: Maybe<Scalars['String']['output']>;
  /** O registro que criou o lançamento; nulo quando foi digitado, ou não se pode ver. */
  registroDeOrigem?: Maybe<Registro>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais; negativo só em um estorno. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};


/** Dinheiro que saiu. */
export type SaidaAnexosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AnexoFiltro>;
  first?: Scalars['Int']['input'];
};

/** Dados de uma saída. */
export type SaidaInput = {
  /** Categoria: 1 Salários, 2 Manutenção, 3 Materiais, 4 Conta, 5 Outros. */
  categoria: Scalars['Int']['input'];
  /** Data em que o dinheiro saiu; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao: Scalars['String']['input'];
  /** Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela. */
  idCategoria?: InputMaybe<Scalars['ID']['input']>;
  /** Centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Fornecedor ativo, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
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
  /** A soma de todos os lançamentos da lista inteira; nula na lista de várias igrejas. */
  soma?: Maybe<Scalars['Decimal']['output']>;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que a igreja tem hoje. */
export type SaldoDeHoje = {
  __typename?: 'SaldoDeHoje';
  /** As entradas deste mês com data depois de hoje. */
  entradasFuturas: Scalars['Decimal']['output'];
  /** As saídas deste mês com data depois de hoje. */
  saidasFuturas: Scalars['Decimal']['output'];
  /** O saldo do livro-caixa até hoje: a soma das contas financeiras. */
  saldo: Scalars['Decimal']['output'];
};

/** Uma parte do relatório. */
export type SecaoRelatorio = {
  __typename?: 'SecaoRelatorio';
  /** Gráfico. */
  grafico?: Maybe<GraficoRelatorio>;
  /** Texto abaixo da tabela. */
  nota?: Maybe<Scalars['String']['output']>;
  /** Começa em uma página nova, ao imprimir. */
  novaPagina?: Maybe<Scalars['Boolean']['output']>;
  /** Tabela. */
  tabela?: Maybe<TabelaRelatorio>;
  /** Título. */
  titulo?: Maybe<Scalars['String']['output']>;
};

/** O que passa de uma categoria para outra, e o que fica. */
export type SeparacaoDeCategoria = {
  __typename?: 'SeparacaoDeCategoria';
  /** Contas a pagar ou a receber que eles pagam, que passam também. */
  contas: Scalars['Int']['output'];
  /** Lançamentos que ficam, por virem de um dízimo, uma doação ou outro registro: só mudam dentro da mesma categoria principal. */
  deOutros: Scalars['Int']['output'];
  /** Lançamentos que ficam, por serem de meses fechados. */
  fechados: Scalars['Int']['output'];
  /** Lançamentos que passam, com os estornos deles. */
  lancamentos: Scalars['Int']['output'];
  /** Esses meses, AAAA-MM. */
  mesesFechados: Array<Scalars['String']['output']>;
  /** Quanto eles somam. */
  soma: Scalars['Decimal']['output'];
};

/** Que lançamentos de uma categoria passam para outra. Cada campo informado restringe. */
export type SepararCategoriaInput = {
  /** Palavras da descrição, até 100 caracteres. */
  busca?: InputMaybe<Scalars['String']['input']>;
  /** Até este dia. */
  fim?: InputMaybe<Scalars['DateOnly']['input']>;
  /** A outra categoria, por número ou uuid. */
  idCategoria: Scalars['ID']['input'];
  /** Só deste centro de custo, por número ou uuid. */
  idCentroCusto?: InputMaybe<Scalars['ID']['input']>;
  /** Só deste fornecedor, por número ou uuid. */
  idFornecedor?: InputMaybe<Scalars['ID']['input']>;
  /** Desde este dia. */
  inicio?: InputMaybe<Scalars['DateOnly']['input']>;
  /** Só estes lançamentos, por número ou uuid, até 5.000. */
  lancamentos?: InputMaybe<Array<Scalars['ID']['input']>>;
};

/** Onde a pessoa já serve na hora do culto. */
export type ServicoCandidato = {
  __typename?: 'ServicoCandidato';
  /** Função em que serve. */
  funcao: Scalars['String']['output'];
  /** Hora do outro culto, HH:mm. */
  horaCulto: Scalars['String']['output'];
  /** Se é neste mesmo culto. */
  mesmoCulto: Scalars['Boolean']['output'];
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

/** Uma música do setlist de um ensaio. */
export type SetlistEnsaio = {
  __typename?: 'SetlistEnsaio';
  /** Quando foi adicionada. */
  createdAt: Scalars['DateTime']['output'];
  /** O ensaio. */
  ensaio?: Maybe<EnsaioLouvor>;
  /** Número da música no setlist. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número do ensaio. */
  idEnsaio: Scalars['Int']['output'];
  /** Endereço em um serviço de vídeo ou áudio. */
  linkMusica?: Maybe<Scalars['String']['output']>;
  /** Nome da música. */
  nomeMusica: Scalars['String']['output'];
  /** Lugar no setlist, a partir de 1. */
  ordem: Scalars['Int']['output'];
  /** Tom: C, C#, D … B ou, menor, Cm, C#m … Bm. */
  tomMusica: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type SetlistEnsaioCampo =
  /** Nome da música. */
  | 'nomeMusica'
  /** Lugar no setlist. */
  | 'ordem'
  /** Tom. */
  | 'tomMusica';

/** Filtro da lista de músicas de ensaios. */
export type SetlistEnsaioFiltro = {
  /** Ensaio, por número ou uuid. */
  idEnsaio?: InputMaybe<Scalars['ID']['input']>;
};

/** Uma música nova no setlist de um ensaio. */
export type SetlistEnsaioInput = {
  /** Ensaio, por número ou uuid. */
  idEnsaio: Scalars['ID']['input'];
  /** Endereço em um serviço de vídeo ou áudio. */
  linkMusica?: InputMaybe<Scalars['String']['input']>;
  /** Nome da música, até 120 caracteres. */
  nomeMusica: Scalars['String']['input'];
  /** Tom: C, C#, D … B ou, menor, Cm, C#m … Bm. */
  tomMusica: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de SetlistEnsaio. */
export type SetlistEnsaioOrdem = {
  /** Campo. */
  campo: SetlistEnsaioCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de SetlistEnsaio. */
export type SetlistEnsaioPage = {
  __typename?: 'SetlistEnsaioPage';
  /** Os itens da página. */
  nodes: Array<SetlistEnsaio>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** As somas de um fundo, ou de todos. */
export type SomaFundo = {
  __typename?: 'SomaFundo';
  /** Receitas do período. */
  entradas: Scalars['Decimal']['output'];
  /** Receitas dos mesmos dias do ano anterior. */
  entradasAntes: Scalars['Decimal']['output'];
  /** Verdadeiro: fundos com restrição; nulo: todos. */
  restrito?: Maybe<Scalars['Boolean']['output']>;
  /** Receitas menos despesas: superávit ou déficit. */
  resultado: Scalars['Decimal']['output'];
  /** Resultado dos mesmos dias do ano anterior. */
  resultadoAntes: Scalars['Decimal']['output'];
  /** Despesas do período. */
  saidas: Scalars['Decimal']['output'];
  /** Despesas dos mesmos dias do ano anterior. */
  saidasAntes: Scalars['Decimal']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /** Quantos há em um culto: agora, e de novo a cada mudança. */
  presencaCulto: PresencaAoVivo;
};


export type SubscriptionPresencaCultoArgs = {
  idCulto: Scalars['ID']['input'];
};

/** Quem pode ficar no lugar de alguém. */
export type SubstitutoPossivel = {
  __typename?: 'SubstitutoPossivel';
  /** Se já foi chamada e ainda não respondeu. */
  chamado: Scalars['Boolean']['output'];
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Nome. */
  name: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** Um lançamento que pode ser o dinheiro de um movimento. */
export type SugestaoConciliacao = {
  __typename?: 'SugestaoConciliacao';
  /** O lançamento. */
  lancamento: LancamentoDaConta;
  /** certo: o lançamento traz o identificador do pagamento; sugerido: valor, data e quem pagou, ou o mesmo dia e nenhum outro que sirva; possivel: valor e data. */
  nivel: Scalars['String']['output'];
};

/** A conta em aberto que um movimento pode quitar. */
export type SugestaoConta = {
  __typename?: 'SugestaoConta';
  /** A conta. */
  conta: ContaDoMovimento;
  /** sugerido: valor, vencimento e quem recebe ou paga; possivel: valor e vencimento. */
  nivel: Scalars['String']['output'];
};

/** Uma tabela do relatório. */
export type TabelaRelatorio = {
  __typename?: 'TabelaRelatorio';
  /** Colunas. */
  colunas: Array<ColunaRelatorio>;
  /** Grupos de linhas. */
  grupos: Array<GrupoRelatorio>;
  /** O total, por coluna. */
  total?: Maybe<Array<Scalars['String']['output']>>;
  /** O que dizer se não há linhas. */
  vazio: Scalars['String']['output'];
};

/** Uma tarefa que falhou em todas as tentativas. */
export type TarefaFalha = {
  __typename?: 'TarefaFalha';
  /** Quando entrou na fila. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando falhou pela última vez. */
  falhouEm?: Maybe<Scalars['DateTime']['output']>;
  /** Identificador. */
  id: Scalars['ID']['output'];
  /** Número da igreja; 0 é a plataforma. */
  idCliente?: Maybe<Scalars['Int']['output']>;
  /** Que tarefa é. */
  nome: Scalars['String']['output'];
  /** Quantas vezes foi tentada. */
  tentativas: Scalars['Int']['output'];
};

/** Uma página de TarefaFalha. */
export type TarefaFalhaPage = {
  __typename?: 'TarefaFalhaPage';
  /** Os itens da página. */
  nodes: Array<TarefaFalha>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um total que a pessoa tinha contado antes. */
export type TentativaContagem = {
  __typename?: 'TentativaContagem';
  /** Quando foi salvo. */
  em: Scalars['DateTime']['output'];
  /** Total, em reais. */
  total: Scalars['Decimal']['output'];
};

/** Um tipo de aviso, e por onde a própria pessoa o recebe. */
export type TipoAviso = {
  __typename?: 'TipoAviso';
  /** Quando avisa. */
  descricao: Scalars['String']['output'];
  /** Vai por e-mail quando nenhum aparelho o recebe. */
  email: Scalars['Boolean']['output'];
  /** O que avisa. */
  nome: Scalars['String']['output'];
  /** Vai aos aparelhos. */
  push: Scalars['Boolean']['output'];
  /** Nome que não muda, como escala.nova. */
  tipo: Scalars['String']['output'];
};

/** Tipo de patrimônio, como "Instrumentos musicais". */
export type TipoPatrimonio = Registro & {
  __typename?: 'TipoPatrimonio';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do tipo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Os patrimônios deste tipo. */
  patrimonios: PatrimonioPage;
  /** Quantos patrimônios são deste tipo. */
  quantidadePatrimonios: Scalars['Int']['output'];
  /** Nome do tipo. */
  tipoPatrimonio: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Tipo de patrimônio, como "Instrumentos musicais". */
export type TipoPatrimonioPatrimoniosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PatrimonioFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PatrimonioOrdem>;
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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Tipo de post, como "Avisos". */
export type TipoPost = Registro & {
  __typename?: 'TipoPost';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do tipo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Os posts deste tipo. */
  posts: PostPage;
  /** Quantos posts são deste tipo. */
  quantidadePosts: Scalars['Int']['output'];
  /** Nome do tipo. */
  tipoPost: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Tipo de post, como "Avisos". */
export type TipoPostPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PostFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PostOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoPostCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoPost';

/** Filtro da lista de tipos de post. */
export type TipoPostFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de post. */
export type TipoPostInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoPost: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoPost. */
export type TipoPostOrdem = {
  /** Campo. */
  campo: TipoPostCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de TipoPost. */
export type TipoPostPage = {
  __typename?: 'TipoPostPage';
  /** Os itens da página. */
  nodes: Array<TipoPost>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Tipo de recurso, como "Salas e espaços". */
export type TipoRecurso = Registro & {
  __typename?: 'TipoRecurso';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quando foi cadastrado. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando foi excluído. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número do tipo. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Quantos recursos são deste tipo. */
  quantidadeRecursos: Scalars['Int']['output'];
  /** Os recursos deste tipo. */
  recursos: RecursoPage;
  /** Nome do tipo. */
  tipoRecurso: Scalars['String']['output'];
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};


/** Tipo de recurso, como "Salas e espaços". */
export type TipoRecursoRecursosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<RecursoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<RecursoOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TipoRecursoCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Nome. */
  | 'tipoRecurso';

/** Filtro da lista de tipos de recurso. */
export type TipoRecursoFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Dados de um tipo de recurso. */
export type TipoRecursoInput = {
  /** Nome do tipo, até 80 caracteres. */
  tipoRecurso: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de TipoRecurso. */
export type TipoRecursoOrdem = {
  /** Campo. */
  campo: TipoRecursoCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de TipoRecurso. */
export type TipoRecursoPage = {
  __typename?: 'TipoRecursoPage';
  /** Os itens da página. */
  nodes: Array<TipoRecurso>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um tipo de relatório que a pessoa pode gerar. */
export type TipoRelatorio = {
  __typename?: 'TipoRelatorio';
  /** O filtro além das datas: periodo, idEvento, idCelula... */
  filtro?: Maybe<Scalars['String']['output']>;
  /** Verdadeiro: o filtro precisa ser informado. */
  obrigatorio?: Maybe<Scalars['Boolean']['output']>;
  /** Um registro que também filtra o relatório: idContaFinanceira. */
  registro?: Maybe<Scalars['String']['output']>;
  /** Nome na API: usuarios, financas... */
  tipo: Scalars['String']['output'];
  /** Título para mostrar. */
  titulo: Scalars['String']['output'];
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
  /** Se é a primeira senha de quem cadastrou a igreja, que entra em seguida sem digitá-la de novo. */
  cadastro: Scalars['Boolean']['output'];
  /** E-mail da conta cuja senha o link define. */
  email: Scalars['String']['output'];
  /** Texto para a pessoa. */
  message: Scalars['String']['output'];
  /** Se é a primeira senha da conta: depois de um cadastro ou de um convite. */
  primeira: Scalars['Boolean']['output'];
};

/** As somas de um balancete, sempre iguais dos dois lados. */
export type TotaisBalancete = {
  __typename?: 'TotaisBalancete';
  /** Saldos credores. */
  credor: Scalars['Decimal']['output'];
  /** Saldos anteriores credores. */
  credorAnterior: Scalars['Decimal']['output'];
  /** Saldos devedores. */
  devedor: Scalars['Decimal']['output'];
  /** Saldos anteriores devedores. */
  devedorAnterior: Scalars['Decimal']['output'];
  /** Créditos. */
  totalCreditos: Scalars['Decimal']['output'];
  /** Débitos. */
  totalDebitos: Scalars['Decimal']['output'];
};

/** O que entrou, saiu e se transferiu em uma conta financeira no período. */
export type TotaisDaConta = {
  __typename?: 'TotaisDaConta';
  /** A soma das entradas. */
  entradas: Scalars['Decimal']['output'];
  /** Número da conta financeira. */
  id: Scalars['Int']['output'];
  /** Nome da conta financeira. */
  nome: Scalars['String']['output'];
  /** A soma das saídas. */
  saidas: Scalars['Decimal']['output'];
  /** O saldo depois do último dia. */
  saldo: Scalars['Decimal']['output'];
  /** O saldo no começo do primeiro dia. */
  saldoAnterior: Scalars['Decimal']['output'];
  /** O saldo inicial, se a conta começa depois do primeiro dia. */
  saldosIniciais: Scalars['Decimal']['output'];
  /** O que se transferiu a ela menos o que se transferiu dela. */
  transferencias: Scalars['Decimal']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
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
  /** A soma dos saldos iniciais das contas que começam depois do primeiro dia do mês. */
  saldosIniciais: Scalars['Decimal']['output'];
  /** De uma conta financeira: o que se transferiu a ela menos o que se transferiu dela; de todas, zero. */
  transferencias: Scalars['Decimal']['output'];
};

/** O que uma previsão soma no ano. */
export type TotaisPrevisao = {
  __typename?: 'TotaisPrevisao';
  /** Despesas. */
  despesas: Scalars['Decimal']['output'];
  /** Receitas. */
  receitas: Scalars['Decimal']['output'];
  /** Receitas menos despesas. */
  resultado: Scalars['Decimal']['output'];
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

/** A soma de um centro de custo no período. */
export type TotalDoCentro = {
  __typename?: 'TotalDoCentro';
  /** Número do centro de custo; nulo: os lançamentos sem ele. */
  idCentroCusto?: Maybe<Scalars['Int']['output']>;
  /** Nome do centro de custo. */
  nome?: Maybe<Scalars['String']['output']>;
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma. */
  total: Scalars['Decimal']['output'];
};

/** A soma de uma categoria do plano de contas da igreja no período. */
export type TotalDoPlano = {
  __typename?: 'TotalDoPlano';
  /** Número da categoria fixa. */
  categoria: Scalars['Int']['output'];
  /** Número da categoria própria; nulo: os lançamentos que só têm a fixa. */
  idCategoria?: Maybe<Scalars['Int']['output']>;
  /** Nome da categoria própria; sem ela, da fixa. */
  nomeCategoria: Scalars['String']['output'];
  /** Quantos lançamentos. */
  quantidade: Scalars['Int']['output'];
  /** Com restrição: fundo com finalidade. */
  restrita: Scalars['Boolean']['output'];
  /** entrada ou saida. */
  tipo: Scalars['String']['output'];
  /** A soma. */
  total: Scalars['Decimal']['output'];
};

/** Dinheiro que foi de uma conta financeira a outra; nem entrada nem saída. */
export type Transferencia = Registro & {
  __typename?: 'Transferencia';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A conta a que o dinheiro foi. */
  contaDestino?: Maybe<ContaFinanceira>;
  /** A conta de que o dinheiro saiu. */
  contaOrigem?: Maybe<ContaFinanceira>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Quando o dinheiro foi. */
  data: Scalars['DateOnly']['output'];
  /** Descrição. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Em um estorno: a transferência estornada. */
  estornada?: Maybe<Transferencia>;
  /** O estorno desta transferência. */
  estorno?: Maybe<Transferencia>;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da transferência. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número da conta financeira a que o dinheiro foi. */
  idContaDestino: Scalars['Int']['output'];
  /** Número da conta financeira de que o dinheiro saiu. */
  idContaOrigem: Scalars['Int']['output'];
  /** Em um estorno: número da transferência estornada. */
  idEstornada?: Maybe<Scalars['Int']['output']>;
  /** Número do estorno desta transferência. */
  idEstorno?: Maybe<Scalars['Int']['output']>;
  /** O movimento do banco de que o dinheiro saiu; nulo se não está conciliada com nenhum. */
  movimentoEnviado?: Maybe<MovimentoBancario>;
  /** O movimento do banco a que o dinheiro chegou; nulo se não está conciliada com nenhum. */
  movimentoRecebido?: Maybe<MovimentoBancario>;
  /** O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja. */
  numero?: Maybe<Scalars['Int']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Valor em reais. */
  valor: Scalars['Decimal']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
};

/** Campos pelos quais a lista pode ser ordenada. */
export type TransferenciaCampo =
  /** Data do cadastro. */
  | 'createdAt'
  /** Data. */
  | 'data'
  /** Valor. */
  | 'valor';

/** Filtro da lista de transferências. */
export type TransferenciaFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Conta financeira de um dos dois lados, por número ou uuid. */
  idContaFinanceira?: InputMaybe<Scalars['ID']['input']>;
  /** Mês, AAAA-MM. */
  mes?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma transferência. */
export type TransferenciaInput = {
  /** Quando o dinheiro foi; o mês não pode estar fechado. */
  data: Scalars['DateOnly']['input'];
  /** Descrição, até 255 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Conta financeira a que o dinheiro vai, por número ou uuid; diferente da de origem. */
  idContaDestino: Scalars['ID']['input'];
  /** Conta financeira de que o dinheiro sai, por número ou uuid; sem ela, a padrão da igreja. */
  idContaOrigem?: InputMaybe<Scalars['ID']['input']>;
  /** Valor em reais, maior que zero. */
  valor: Scalars['Decimal']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de Transferencia. */
export type TransferenciaOrdem = {
  /** Campo. */
  campo: TransferenciaCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de Transferencia. */
export type TransferenciaPage = {
  __typename?: 'TransferenciaPage';
  /** Os itens da página. */
  nodes: Array<Transferencia>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** Um trecho do feed. */
export type TrechoFeed = {
  __typename?: 'TrechoFeed';
  /** Os posts, do mais novo ao mais antigo. */
  nodes: Array<Post>;
  /** Onde o trecho está no feed. */
  pageInfo: PageInfo;
};

/** A última aula com chamada de uma classe. */
export type UltimaAula = {
  __typename?: 'UltimaAula';
  /** Dia. */
  dia: Scalars['DateOnly']['output'];
  /** Número da aula. */
  id: Scalars['Int']['output'];
  /** Quantas pessoas vieram, sem os visitantes. */
  presentes: Scalars['Int']['output'];
  /** Quantos visitantes vieram. */
  visitantes: Scalars['Int']['output'];
};

/** O último encontro com chamada de uma célula. */
export type UltimoEncontro = {
  __typename?: 'UltimoEncontro';
  /** Dia. */
  dataEncontro: Scalars['DateOnly']['output'];
  /** Número do encontro. */
  id: Scalars['Int']['output'];
  /** Quantas pessoas vieram, sem os visitantes. */
  presentes: Scalars['Int']['output'];
  /** Quantos visitantes vieram. */
  visitantes: Scalars['Int']['output'];
};

/** Uma pessoa da igreja. */
export type Usuario = Registro & {
  __typename?: 'Usuario';
  /** O que a pessoa pode fazer agora em cada área. Nulo para quem não decide sobre acessos. */
  acessos?: Maybe<Array<AcessoArea>>;
  /** O que se pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros. Custa 20. */
  acontecimentos: LinhaDoTempoPage;
  /** Mês e dia do aniversário (MM-DD), quando o ano do nascimento não é conhecido. Nulo para quem não pode ler dados pessoais de outros. */
  aniversario?: Maybe<Scalars['String']['output']>;
  /** As aulas da EBD em que a pessoa esteve; vazia para quem não pode ver a frequência dela. */
  aulas: AulaEbdPage;
  /** As aulas da EBD que a pessoa deu ou vai dar. */
  aulasDadas: AulaEbdPage;
  /** Bairro. Nulo para quem não pode ler dados pessoais de outros. */
  bairro?: Maybe<Scalars['String']['output']>;
  /** O batismo da pessoa, que pode estar só planejado; de vários, o mais novo. */
  batismo?: Maybe<Batismo>;
  /** Os batismos da pessoa, também os planejados. */
  batismos: BatismoPage;
  /** Os batismos que a pessoa realizou ou vai realizar. */
  batismosRealizados: BatismoPage;
  /** Campos desta pessoa que não se pode ler: vêm nulos, e uma alteração não os muda. */
  camposOcultos: Array<Scalars['String']['output']>;
  /** As células de que a pessoa é membro. */
  celulas: MembroCelulaPage;
  /** CEP, 8 dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  cep?: Maybe<Scalars['String']['output']>;
  /** Cidade. Nulo para quem não pode ler dados pessoais de outros. */
  cidade?: Maybe<Scalars['String']['output']>;
  /** As classes da EBD em que a pessoa está matriculada. */
  classes: MembroClasseEbdPage;
  /** As classes da EBD de que a pessoa é professor. */
  classesProfessor: ClasseEbdPage;
  /** Os códigos Pix com que a pessoa oferta. */
  codigosPix: CodigoPixPage;
  /** Complemento do endereço. Nulo para quem não pode ler dados pessoais de outros. */
  complemento?: Maybe<Scalars['String']['output']>;
  /** As contas a pagar por que a pessoa responde. */
  contasPagar: ContaPagarPage;
  /** As contas a receber por que a pessoa responde. */
  contasReceber: ContaReceberPage;
  /** CPF, 11 dígitos; único na igreja. Nulo para quem não pode ler dados pessoais de outros. */
  cpf?: Maybe<Scalars['String']['output']>;
  /** Quando foi cadastrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Os cultos que a pessoa dirige. */
  cultosDirigidos: CultoPage;
  /** Os cultos em que a pessoa prega. */
  cultosPregados: CultoPage;
  /** Data do batismo. Nulo para quem não pode ler dados pessoais de outros. */
  dataBatismo?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de conversão. Nulo para quem não pode ler dados pessoais de outros. */
  dataConversao?: Maybe<Scalars['DateOnly']['output']>;
  /** Data de nascimento. Nulo para quem não pode ler dados pessoais de outros. */
  dataNascimento?: Maybe<Scalars['DateOnly']['output']>;
  /** Todos os departamentos de que a pessoa é membro, por título; em páginas, `departamentosMembro`. */
  departamentos: Array<MembroDepartamento>;
  /** Os departamentos de que a pessoa é membro, em páginas. */
  departamentosMembro: MembroDepartamentoPage;
  /** Os departamentos por que a pessoa responde. */
  departamentosResponsavel: DepartamentoPage;
  /** Os dízimos da pessoa; os de outras pessoas só para quem lê os de todos. */
  dizimos: DizimoPage;
  /** As doações da pessoa; vazia para quem não pode ver quem doou. */
  doacoes: DoacaoPage;
  /** E-mail, com que entra no sistema; único na igreja. */
  email?: Maybe<Scalars['String']['output']>;
  /** Os encontros de células em que a pessoa esteve, do mais novo ao mais antigo. */
  encontros: MembroEncontroPage;
  /** Rua ou avenida. Nulo para quem não pode ler dados pessoais de outros. */
  endereco?: Maybe<Scalars['String']['output']>;
  /** As escalas da pessoa. */
  escalas: EscalaCultoPage;
  /** Os eventos em que a pessoa espera uma vaga. */
  esperasEvento: EsperaEventoPage;
  /** Estado civil. Nulo para quem não pode ler dados pessoais de outros. */
  estadoCivil?: Maybe<Scalars['String']['output']>;
  /** Os eventos de que a pessoa participa. */
  eventos: MembroEventoPage;
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Os parentes da pessoa: ela é `pessoa` ou `parente` de cada parentesco. Vazia para quem não vê os dados pessoais dela. */
  familia: ParentescoPage;
  /** Endereço da foto. */
  fotoUrl?: Maybe<Scalars['String']['output']>;
  /** As funções que a pessoa tem, teve ou terá; primeiro as que tem. */
  funcoes: FuncaoUsuarioPage;
  /** Os grupos de louvor de que a pessoa é membro. */
  grupos: MembroGrupoLouvorPage;
  /** Número da pessoa. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Os incidentes de segurança que atingiram dados da pessoa. */
  incidentes: IncidentePage;
  /** Os dias em que a pessoa não pode servir. */
  indisponibilidades: IndisponibilidadePage;
  /**
   * A vida da pessoa na igreja, do mais novo ao mais antigo. Vazia para quem não pode ler dados pessoais de outros. Custa 20.
   * @deprecated Use `acontecimentos`, em páginas.
   */
  linhaDoTempo: Array<LinhaDoTempo>;
  /** As missões de que a pessoa é membro. */
  missoes: MembroMissaoPage;
  /** As missões por que a pessoa responde. */
  missoesResponsavel: MissaoPage;
  /** Nome. */
  name: Scalars['String']['output'];
  /** Nome do perfil nesta igreja. */
  nomePerfil: Scalars['String']['output'];
  /** Número da casa. Nulo para quem não pode ler dados pessoais de outros. */
  numero?: Maybe<Scalars['String']['output']>;
  /** Observações. Nulo para quem não pode ler dados pessoais de outros. */
  observacoes?: Maybe<Scalars['String']['output']>;
  /** Os pedidos de sala que a pessoa fez. */
  pedidosReserva: PedidoReservaPage;
  /** Os pedidos de sala de que a pessoa decidiu. */
  pedidosReservaDecididos: PedidoReservaPage;
  /** Perfil (ver nivelUsuarios). Sempre Membro (2) para quem não lê a lista de pessoas nem o telefone desta. */
  perfil: Scalars['Int']['output'];
  /** Os posts que a pessoa escreveu. */
  posts: PostPage;
  /** Os cultos em que a pessoa esteve. */
  presencas: ParticipacaoCultoPage;
  /** 1: convertida há pouco; 0: não. Sempre 0 para quem não lê a lista de pessoas nem o telefone desta. */
  recemConvertido: Scalars['Int']['output'];
  /** Os recibos do que a pessoa deu; os de outras pessoas só para quem lê os de todos. */
  recibos: ReciboPage;
  /** As reservas por que a pessoa responde. */
  reservas: ReservaPage;
  /** As reuniões de liderança de que a pessoa participa. */
  reunioes: ReuniaoLiderancaPage;
  /** Verdadeiro: ainda não pode entrar no sistema e ver o que é da igreja, por não ter perfil ou senha. Nulo para quem não cadastra pessoas. */
  semAcesso?: Maybe<Scalars['Boolean']['output']>;
  /** Masculino ou Feminino. Nulo para quem não pode ler dados pessoais de outros. */
  sexo?: Maybe<Scalars['String']['output']>;
  /** Telefone, só dígitos. Nulo para quem não pode ler dados pessoais de outros. */
  telefoneUsuario?: Maybe<Scalars['String']['output']>;
  /** Sigla do estado. Nulo para quem não pode ler dados pessoais de outros. */
  uf?: Maybe<Scalars['String']['output']>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** 1: ativa; 0: inativa, não entra no sistema. Sempre 1 para quem não lê a lista de pessoas nem o telefone desta. */
  usuarioAtivo: Scalars['Int']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro, para evitar sobrescrever a edição de outra pessoa. */
  versao: Scalars['Int']['output'];
  /** As visitas pastorais que a pessoa recebeu. */
  visitas: VisitaPastoralPage;
  /** As visitas pastorais que a pessoa fez. */
  visitasFeitas: VisitaPastoralPage;
};


/** Uma pessoa da igreja. */
export type UsuarioAcontecimentosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Uma pessoa da igreja. */
export type UsuarioAulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AulaEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<AulaEbdOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioAulasDadasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<AulaEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<AulaEbdOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioBatismosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BatismoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<BatismoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioBatismosRealizadosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<BatismoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<BatismoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioCelulasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroCelulaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroCelulaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioClassesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroClasseEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroClasseEbdOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioClassesProfessorArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ClasseEbdFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ClasseEbdOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioCodigosPixArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CodigoPixFiltro>;
  first?: Scalars['Int']['input'];
};


/** Uma pessoa da igreja. */
export type UsuarioContasPagarArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioContasReceberArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ContaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ContaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioCultosDirigidosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<CultoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioCultosPregadosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<CultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<CultoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioDepartamentosMembroArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroDepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroDepartamentoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioDepartamentosResponsavelArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DepartamentoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<DepartamentoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioDizimosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DizimoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<DizimoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioDoacoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<DoacaoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<DoacaoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioEncontrosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEncontroFiltro>;
  first?: Scalars['Int']['input'];
};


/** Uma pessoa da igreja. */
export type UsuarioEscalasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EscalaCultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EscalaCultoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioEsperasEventoArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<EsperaEventoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<EsperaEventoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioEventosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroEventoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroEventoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioFamiliaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** Uma pessoa da igreja. */
export type UsuarioFuncoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<FuncaoUsuarioFiltro>;
  first?: Scalars['Int']['input'];
};


/** Uma pessoa da igreja. */
export type UsuarioGruposArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroGrupoLouvorFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroGrupoLouvorOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioIncidentesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<IncidenteFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<IncidenteOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioIndisponibilidadesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<IndisponibilidadeFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<IndisponibilidadeOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioMissoesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MembroMissaoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MembroMissaoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioMissoesResponsavelArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<MissaoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<MissaoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioPedidosReservaArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PedidoReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PedidoReservaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioPedidosReservaDecididosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PedidoReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PedidoReservaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioPostsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<PostFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<PostOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioPresencasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ParticipacaoCultoFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ParticipacaoCultoOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioRecibosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReciboFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReciboOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioReservasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReservaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReservaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioReunioesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<ReuniaoLiderancaFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<ReuniaoLiderancaOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioVisitasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VisitaPastoralFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<VisitaPastoralOrdem>;
};


/** Uma pessoa da igreja. */
export type UsuarioVisitasFeitasArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  busca?: InputMaybe<Scalars['String']['input']>;
  filtro?: InputMaybe<VisitaPastoralFiltro>;
  first?: Scalars['Int']['input'];
  ordem?: InputMaybe<VisitaPastoralOrdem>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type UsuarioCampo =
  /** Primeiro as de nome que começa com a busca, depois as de sobrenome que começa com ela, e depois por nome. */
  | 'busca'
  /** Data do cadastro. */
  | 'createdAt'
  /** Data de nascimento, para quem pode lê-la. */
  | 'dataNascimento'
  /** E-mail. */
  | 'email'
  /** Nome. */
  | 'name'
  /** Pastores primeiro, e depois por nome. */
  | 'pastor'
  /** Perfil. */
  | 'perfil'
  /** Recém-convertidas primeiro, e depois por nome. */
  | 'recemConvertido';

/** Filtro da lista de pessoas. */
export type UsuarioFiltro = {
  /** escalaCulto.escrever ou indisponibilidade.escrever: só as pessoas a quem a ação alcança; todas, se não se limita aos próprios grupos. */
  aoAlcanceDe?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: só quem tem um perfil acima de membro, ou uma função de hoje ou futura. */
  comAcesso?: InputMaybe<Scalars['Boolean']['input']>;
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** Quem não é desta célula, por número ou uuid. */
  foraDaCelula?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é aluno desta classe da EBD, por número ou uuid. */
  foraDaClasseEBD?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa desta missão, por número ou uuid. */
  foraDaMissao?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que não estão, por número ou uuid. */
  foraDoDepartamento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não esteve neste encontro, por número ou uuid. */
  foraDoEncontro?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não participa deste evento, por número ou uuid. */
  foraDoEvento?: InputMaybe<Scalars['ID']['input']>;
  /** Quem não é deste grupo de louvor, por número ou uuid. */
  foraDoGrupoLouvor?: InputMaybe<Scalars['ID']['input']>;
  /** Departamento em que estão, por número ou uuid. */
  idDepartamento?: InputMaybe<Scalars['ID']['input']>;
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
  /** Mês e dia do aniversário (MM-DD, ou DD/MM), quando o ano do nascimento não é conhecido. */
  aniversario?: InputMaybe<Scalars['String']['input']>;
  /** Bairro. */
  bairro?: InputMaybe<Scalars['String']['input']>;
  /** CEP. */
  cep?: InputMaybe<Scalars['String']['input']>;
  /** Cidade. */
  cidade?: InputMaybe<Scalars['String']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
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
  /** Verdadeiro: se outra pessoa já entra com este e-mail, esta é salva sem ele, e as observações dizem de quem é. Sem isto, um e-mail de outra pessoa é recusado. */
  emailCompartilhado?: InputMaybe<Scalars['Boolean']['input']>;
  /** Rua ou avenida. */
  endereco?: InputMaybe<Scalars['String']['input']>;
  /** Solteiro(a), Casado(a), Divorciado(a), Viúvo(a) ou União estável. */
  estadoCivil?: InputMaybe<Scalars['String']['input']>;
  /** A senha atual de quem salva: necessária quando o perfil muda, quando muda o e-mail de quem pode mais que um membro, quando quem edita pessoas por uma função troca o e-mail de alguém, ou quando uma pessoa nova recebe um perfil acima de Membro. */
  minhaSenha?: InputMaybe<Scalars['String']['input']>;
  /** Nome, até 120 caracteres. */
  name: Scalars['String']['input'];
  /** Número da casa. */
  numero?: InputMaybe<Scalars['String']['input']>;
  /** Observações. */
  observacoes?: InputMaybe<Scalars['String']['input']>;
  /** Perfil; sem ele, Sem perfil (-1): a pessoa não tem acesso ao que é da igreja. Membro (2) dá quem cadastra; outro, só quem pode alterar perfis. Um token de API não dá nenhum. */
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
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O que a igreja tem a pagar e a receber nos próximos dias. */
export type Vencimentos = {
  __typename?: 'Vencimentos';
  /** As primeiras vinte, pela data de vencimento. */
  contas: Array<ContaProxima>;
  /** As atrasadas; depois, uma semana após a outra. */
  faixas: Array<FaixaVencimento>;
  /** O dia de hoje na igreja. */
  hoje: Scalars['DateOnly']['output'];
};

/** As contas atrasadas e as que vencem em sete dias, contando hoje. */
export type VencimentosHome = {
  __typename?: 'VencimentosHome';
  /** O último dos sete dias. */
  ate: Scalars['DateOnly']['output'];
  /** As primeiras, pela data de vencimento. */
  contas: Array<ContaProxima>;
  /** As atrasadas; depois, as dos sete dias. */
  faixas: Array<FaixaVencimento>;
};

/** Uma visualização do sistema como outra pessoa o vê, só para leitura. */
export type VisaoComo = {
  __typename?: 'VisaoComo';
  /** Quando termina de qualquer modo. */
  ate: Scalars['DateTime']['output'];
  /** O que a sessão envia no cabeçalho X-Ver-Como de cada pedido. Não serve a outra sessão. */
  chave: Scalars['String']['output'];
};

/** Uma visita pastoral marcada. */
export type VisitaMarcada = {
  __typename?: 'VisitaMarcada';
  /** Dia. */
  dataVisita: Scalars['DateOnly']['output'];
  /** Número da visita. */
  id: Scalars['Int']['output'];
  /** Número da pessoa visitada. */
  idVisitado: Scalars['Int']['output'];
  /** Nome do pastor. */
  nomePastor: Scalars['String']['output'];
  /** Nome de quem é visitado. */
  nomeVisitado: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
};

/** A visita de um pastor a uma pessoa. */
export type VisitaPastoral = Registro & {
  __typename?: 'VisitaPastoral';
  /** O que a pessoa pode fazer com este registro agora. */
  acoesPermitidas: Array<Scalars['String']['output']>;
  /** Quem escreveu o comentário. Nulo para quem não pode lê-lo. */
  autor?: Maybe<Usuario>;
  /** Há um comentário, e a pessoa não pode lê-lo. */
  comentarioReservado: Scalars['Boolean']['output'];
  /** O que foi anotado. Leem o comentário quem o escreveu, os pastores e quem o autor escolheu; para os outros é nulo. */
  comentarioVisita?: Maybe<Scalars['String']['output']>;
  /** Quando foi registrada. */
  createdAt: Scalars['DateTime']['output'];
  /** Data da visita. */
  dataVisita: Scalars['DateOnly']['output'];
  /** Quando foi excluída. */
  excluidoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Número da visita pastoral. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Número de quem visitou. */
  idPastor: Scalars['Int']['output'];
  /** Número de quem foi visitado. */
  idVisitado: Scalars['Int']['output'];
  /** Com quem o autor divide o comentário. Vazio para quem não pode lê-lo. */
  leitores: Array<Usuario>;
  /** Quem visitou. */
  pastor?: Maybe<Usuario>;
  /** Última alteração. */
  updatedAt: Scalars['DateTime']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
  /** Quem foi visitado. */
  visitado?: Maybe<Usuario>;
};

/** Campos pelos quais a lista pode ser ordenada. */
export type VisitaPastoralCampo =
  /** Data do registro. */
  | 'createdAt'
  /** Data da visita. */
  | 'dataVisita'
  /** Nome de quem visitou. */
  | 'pastor'
  /** Nome de quem foi visitado. */
  | 'visitado';

/** Filtro da lista de visitas pastorais. */
export type VisitaPastoralFiltro = {
  /** Verdadeiro: a lixeira, para quem pode restaurar. */
  excluidos?: InputMaybe<Scalars['Boolean']['input']>;
  /** proximos, de hoje em diante, ou anteriores; sem ele, todas. */
  quando?: InputMaybe<Scalars['String']['input']>;
};

/** Dados de uma visita pastoral. */
export type VisitaPastoralInput = {
  /** Comentário, até 4000 caracteres; fica cifrado. Numa alteração, sem ele, o que há continua. */
  comentarioVisita?: InputMaybe<Scalars['String']['input']>;
  /** Verdadeiro: salva também se este pastor já visitou esta pessoa neste dia. */
  confirmarMesmoDia?: InputMaybe<Scalars['Boolean']['input']>;
  /** Data da visita. */
  dataVisita: Scalars['DateOnly']['input'];
  /** Quem visitou, por número ou uuid. */
  idPastor: Scalars['ID']['input'];
  /** Quem foi visitado, por número ou uuid. */
  idVisitado: Scalars['ID']['input'];
  /** Com quem quem escreve divide o comentário, por número ou uuid; só ele escolhe. Numa alteração, sem a lista, a que há continua. */
  leitores?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};

/** Ordem de uma lista de VisitaPastoral. */
export type VisitaPastoralOrdem = {
  /** Campo. */
  campo: VisitaPastoralCampo;
  /** Sentido. */
  direcao?: Direcao;
};

/** Uma página de VisitaPastoral. */
export type VisitaPastoralPage = {
  __typename?: 'VisitaPastoralPage';
  /** Os itens da página. */
  nodes: Array<VisitaPastoral>;
  /** Onde a página está na lista. */
  pageInfo: PageInfo;
  /** Quantos itens a lista inteira tem. Custa 5. */
  totalCount: Scalars['Int']['output'];
};

/** O número de visitantes de um culto, com o que um aparelho contou. */
export type VisitantesContados = {
  __typename?: 'VisitantesContados';
  /** O aparelho. */
  aparelho: Scalars['ID']['output'];
  /** Número do culto. */
  idCulto: Scalars['Int']['output'];
  /** O que este aparelho contou. */
  quantos: Scalars['Int']['output'];
  /** Todos os visitantes do culto. */
  visitantes: Scalars['Int']['output'];
};

/** Um endereço de outro sistema, avisado do que muda na igreja. */
export type Webhook = {
  __typename?: 'Webhook';
  /** Até quando o segredo anterior também assina. */
  anteriorAte?: Maybe<Scalars['DateTime']['output']>;
  /** Se está ligado. */
  ativo: Scalars['Boolean']['output'];
  /** Quando foi criado. */
  createdAt: Scalars['DateTime']['output'];
  /** Nome de quem criou; os avisos se limitam ao que esta pessoa pode ler. */
  criadoPor: Scalars['String']['output'];
  /** Para que serve. */
  descricao?: Maybe<Scalars['String']['output']>;
  /** Quando o sistema o desligou. */
  desligadoEm?: Maybe<Scalars['DateTime']['output']>;
  /** Nomes dos eventos que ele avisa. */
  eventos: Array<Scalars['String']['output']>;
  /** Desde quando nenhuma entrega dá certo. */
  falhandoDesde?: Maybe<Scalars['DateTime']['output']>;
  /** Número do webhook. */
  id: Scalars['Int']['output'];
  /** Número da igreja. */
  idCliente: Scalars['Int']['output'];
  /** Por que o sistema o desligou: falhas, fila (recebe devagar demais) ou acesso (de quem o criou). */
  motivo?: Maybe<Scalars['String']['output']>;
  /** Endereço que recebe os avisos. */
  url: Scalars['String']['output'];
  /** Identificador universal. */
  uuid: Scalars['ID']['output'];
  /** Versão do registro. */
  versao: Scalars['Int']['output'];
};

/** Um webhook com o seu novo segredo. */
export type WebhookComSegredo = {
  __typename?: 'WebhookComSegredo';
  /** O segredo com que se confere a assinatura. Só é mostrado aqui. */
  segredo: Scalars['String']['output'];
  /** O webhook. */
  webhook: Webhook;
};

/** Dados de um webhook. */
export type WebhookInput = {
  /** Se está ligado; se não for dito, está. */
  ativo?: InputMaybe<Scalars['Boolean']['input']>;
  /** O código de verificação, de quem entra em duas etapas. */
  codigo?: InputMaybe<Scalars['String']['input']>;
  /** Para que serve, até 100 caracteres. */
  descricao?: InputMaybe<Scalars['String']['input']>;
  /** Nomes dos eventos (`eventosDeWebhook`). */
  eventos: Array<Scalars['String']['input']>;
  /** A senha atual de quem altera. */
  minhaSenha: Scalars['String']['input'];
  /** Endereço que recebe os avisos, com https. */
  url: Scalars['String']['input'];
  /** Versão que estava sendo editada. */
  versao?: InputMaybe<Scalars['Int']['input']>;
};
