/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Por que banco a igreja fica sabendo de cada Pix que recebe. */
export type PixAutomaticoInput = {
  /** O Client ID que o banco deu, até 200 caracteres. */
  aplicacao: string;
  /** Se fica ligado. */
  ativo: boolean;
  /** O banco: efi, sicoob, inter ou outro. */
  banco: string;
  /** O certificado com a sua chave (.p12 ou .pfx), em base64; ausente, fica o que há. */
  certificado?: string | null | undefined;
  /** O código de verificação. */
  codigo?: string | null | undefined;
  /** O endereço da API Pix do banco, até 300 caracteres. */
  endereco: string;
  /** O endereço em que o banco dá o acesso (token), até 300 caracteres. */
  enderecoAcesso: string;
  /** A conta financeira dos Pix, por número ou uuid; nula: a padrão. */
  idContaFinanceira?: string | number | null | undefined;
  /** A senha atual de quem muda. */
  minhaSenha: string;
  /** O Client Secret; ausente, fica o que há. */
  segredo?: string | null | undefined;
  /** A senha do certificado. */
  senhaCertificado?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PixAutomaticoEdicaoFragment = { ativo: boolean, banco: string, nomeBanco: string, endereco: string, enderecoAcesso: string, aplicacao: string, temCertificado: boolean, idContaFinanceira: number | null, avisoRegistrado: boolean, ultimoAviso: string | null, ultimaBusca: string | null, problema: string | null, problemaEm: string | null, versao: number };

export type PixAutomaticoQueryVariables = Exact<{ [key: string]: never; }>;


export type PixAutomaticoQuery = { pixAutomatico: { ativo: boolean, banco: string, nomeBanco: string, endereco: string, enderecoAcesso: string, aplicacao: string, temCertificado: boolean, idContaFinanceira: number | null, avisoRegistrado: boolean, ultimoAviso: string | null, ultimaBusca: string | null, problema: string | null, problemaEm: string | null, versao: number } | null };

export type ConfigurarPixAutomaticoMutationVariables = Exact<{
  input: Types.PixAutomaticoInput;
}>;


export type ConfigurarPixAutomaticoMutation = { configurarPixAutomatico: { ativo: boolean, banco: string, nomeBanco: string, endereco: string, enderecoAcesso: string, aplicacao: string, temCertificado: boolean, idContaFinanceira: number | null, avisoRegistrado: boolean, ultimoAviso: string | null, ultimaBusca: string | null, problema: string | null, problemaEm: string | null, versao: number } };

export type TestarPixAutomaticoMutationVariables = Exact<{ [key: string]: never; }>;


export type TestarPixAutomaticoMutation = { testarPixAutomatico: { message: string } };

export const PixAutomaticoEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PixAutomaticoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixAutomatico"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"nomeBanco"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"enderecoAcesso"}},{"kind":"Field","name":{"kind":"Name","value":"aplicacao"}},{"kind":"Field","name":{"kind":"Name","value":"temCertificado"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"avisoRegistrado"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAviso"}},{"kind":"Field","name":{"kind":"Name","value":"ultimaBusca"}},{"kind":"Field","name":{"kind":"Name","value":"problema"}},{"kind":"Field","name":{"kind":"Name","value":"problemaEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PixAutomaticoEdicaoFragment, unknown>;
export const PixAutomaticoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PixAutomatico"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pixAutomatico"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PixAutomaticoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PixAutomaticoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixAutomatico"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"nomeBanco"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"enderecoAcesso"}},{"kind":"Field","name":{"kind":"Name","value":"aplicacao"}},{"kind":"Field","name":{"kind":"Name","value":"temCertificado"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"avisoRegistrado"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAviso"}},{"kind":"Field","name":{"kind":"Name","value":"ultimaBusca"}},{"kind":"Field","name":{"kind":"Name","value":"problema"}},{"kind":"Field","name":{"kind":"Name","value":"problemaEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PixAutomaticoQuery, PixAutomaticoQueryVariables>;
export const ConfigurarPixAutomaticoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfigurarPixAutomatico"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PixAutomaticoInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configurarPixAutomatico"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PixAutomaticoEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PixAutomaticoEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PixAutomatico"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ativo"}},{"kind":"Field","name":{"kind":"Name","value":"banco"}},{"kind":"Field","name":{"kind":"Name","value":"nomeBanco"}},{"kind":"Field","name":{"kind":"Name","value":"endereco"}},{"kind":"Field","name":{"kind":"Name","value":"enderecoAcesso"}},{"kind":"Field","name":{"kind":"Name","value":"aplicacao"}},{"kind":"Field","name":{"kind":"Name","value":"temCertificado"}},{"kind":"Field","name":{"kind":"Name","value":"idContaFinanceira"}},{"kind":"Field","name":{"kind":"Name","value":"avisoRegistrado"}},{"kind":"Field","name":{"kind":"Name","value":"ultimoAviso"}},{"kind":"Field","name":{"kind":"Name","value":"ultimaBusca"}},{"kind":"Field","name":{"kind":"Name","value":"problema"}},{"kind":"Field","name":{"kind":"Name","value":"problemaEm"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<ConfigurarPixAutomaticoMutation, ConfigurarPixAutomaticoMutationVariables>;
export const TestarPixAutomaticoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestarPixAutomatico"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testarPixAutomatico"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<TestarPixAutomaticoMutation, TestarPixAutomaticoMutationVariables>;
export const usePixAutomaticoQuery = (options?: useQuery.Options<PixAutomaticoQuery, PixAutomaticoQueryVariables> | SkipToken): useQuery.Result<PixAutomaticoQuery, PixAutomaticoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PixAutomaticoDocument, options as never) as never
export const useConfigurarPixAutomaticoMutation = (options?: useMutation.Options<ConfigurarPixAutomaticoMutation, ConfigurarPixAutomaticoMutationVariables>): useMutation.ResultTuple<ConfigurarPixAutomaticoMutation, ConfigurarPixAutomaticoMutationVariables> => useMutation(ConfigurarPixAutomaticoDocument, options as never) as never
export const useTestarPixAutomaticoMutation = (options?: useMutation.Options<TestarPixAutomaticoMutation, TestarPixAutomaticoMutationVariables>): useMutation.ResultTuple<TestarPixAutomaticoMutation, TestarPixAutomaticoMutationVariables> => useMutation(TestarPixAutomaticoDocument, options as never) as never