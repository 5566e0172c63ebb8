/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de um patrimônio. */
export type PatrimonioInput = {
  /** Código, até 40 caracteres; único na igreja. */
  codigoPatrimonio: string;
  /** Data de aquisição. */
  dataAquisicaoPatrimonio?: string | null | undefined;
  /** Data da nota fiscal. */
  dataNotaFiscalPatrimonio?: string | null | undefined;
  /** Descrição. */
  descricaoPatrimonio?: string | null | undefined;
  /** Estado de conservação. */
  estadoConservacaoPatrimonio?: string | null | undefined;
  /** Fornecedor. */
  fornecedorPatrimonio?: string | null | undefined;
  /** Onde fica. */
  localizacaoPatrimonio?: string | null | undefined;
  /** Nome, até 120 caracteres. */
  nomePatrimonio: string;
  /** Quem responde por ele. */
  responsavelPatrimonio?: string | null | undefined;
  /** Tipo, por número ou uuid. */
  tipoPatrimonio: string | number;
  /** Valor atual em reais. */
  valorAtualPatrimonio?: string | null | undefined;
  /** Valor de compra em reais. */
  valorCompraPatrimonio?: string | null | undefined;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type PatrimonioEdicaoFragment = { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string, tipoPatrimonio: number, descricaoPatrimonio: string | null, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, fornecedorPatrimonio: string | null, dataNotaFiscalPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, valorAtualPatrimonio: string | null, fotoUrl: string | null, versao: number };

export type PatrimonioParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type PatrimonioParaEditarQuery = { patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string, tipoPatrimonio: number, descricaoPatrimonio: string | null, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, fornecedorPatrimonio: string | null, dataNotaFiscalPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, valorAtualPatrimonio: string | null, fotoUrl: string | null, versao: number } };

export type CriarPatrimonioMutationVariables = Exact<{
  input: Types.PatrimonioInput;
}>;


export type CriarPatrimonioMutation = { criarPatrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string, tipoPatrimonio: number, descricaoPatrimonio: string | null, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, fornecedorPatrimonio: string | null, dataNotaFiscalPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, valorAtualPatrimonio: string | null, fotoUrl: string | null, versao: number } };

export type AtualizarPatrimonioMutationVariables = Exact<{
  id: string | number;
  input: Types.PatrimonioInput;
}>;


export type AtualizarPatrimonioMutation = { atualizarPatrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string, tipoPatrimonio: number, descricaoPatrimonio: string | null, dataAquisicaoPatrimonio: string | null, valorCompraPatrimonio: string | null, fornecedorPatrimonio: string | null, dataNotaFiscalPatrimonio: string | null, localizacaoPatrimonio: string | null, responsavelPatrimonio: string | null, estadoConservacaoPatrimonio: string | null, valorAtualPatrimonio: string | null, fotoUrl: string | null, versao: number } };

export type EnviarFotoPatrimonioMutationVariables = Exact<{
  id: string | number;
  arquivo: File;
}>;


export type EnviarFotoPatrimonioMutation = { enviarFotoPatrimonio: { id: number, uuid: string, fotoUrl: string | null, versao: number } };

export const PatrimonioEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataNotaFiscalPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PatrimonioEdicaoFragment, unknown>;
export const PatrimonioParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatrimonioParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatrimonioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataNotaFiscalPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<PatrimonioParaEditarQuery, PatrimonioParaEditarQueryVariables>;
export const CriarPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PatrimonioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatrimonioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataNotaFiscalPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<CriarPatrimonioMutation, CriarPatrimonioMutationVariables>;
export const AtualizarPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PatrimonioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PatrimonioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Patrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"tipoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataAquisicaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorCompraPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fornecedorPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"dataNotaFiscalPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"localizacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"responsavelPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"estadoConservacaoPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"valorAtualPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]} as unknown as DocumentNode<AtualizarPatrimonioMutation, AtualizarPatrimonioMutationVariables>;
export const EnviarFotoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnviarFotoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enviarFotoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"arquivo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"arquivo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"fotoUrl"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}}]}}]}}]} as unknown as DocumentNode<EnviarFotoPatrimonioMutation, EnviarFotoPatrimonioMutationVariables>;
export const usePatrimonioParaEditarQuery = (options: useQuery.Options<PatrimonioParaEditarQuery, PatrimonioParaEditarQueryVariables> | SkipToken): useQuery.Result<PatrimonioParaEditarQuery, PatrimonioParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PatrimonioParaEditarDocument, options as never) as never
export const useCriarPatrimonioMutation = (options?: useMutation.Options<CriarPatrimonioMutation, CriarPatrimonioMutationVariables>): useMutation.ResultTuple<CriarPatrimonioMutation, CriarPatrimonioMutationVariables> => useMutation(CriarPatrimonioDocument, options as never) as never
export const useAtualizarPatrimonioMutation = (options?: useMutation.Options<AtualizarPatrimonioMutation, AtualizarPatrimonioMutationVariables>): useMutation.ResultTuple<AtualizarPatrimonioMutation, AtualizarPatrimonioMutationVariables> => useMutation(AtualizarPatrimonioDocument, options as never) as never
export const useEnviarFotoPatrimonioMutation = (options?: useMutation.Options<EnviarFotoPatrimonioMutation, EnviarFotoPatrimonioMutationVariables>): useMutation.ResultTuple<EnviarFotoPatrimonioMutation, EnviarFotoPatrimonioMutationVariables> => useMutation(EnviarFotoPatrimonioDocument, options as never) as never