/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Dados de uma manutenção. */
export type ManutencaoPatrimonioInput = {
  /** Quando é feita. */
  dataManutencao: string;
  /** O que é feito, até 255 caracteres. */
  descricaoManutencao?: string | null | undefined;
  /** Departamento que paga, por número ou uuid. */
  idDepartamento?: string | number | null | undefined;
  /** Patrimônio, por número ou uuid. */
  idPatrimonio: string | number;
  /** Quanto custa, em reais, maior que zero. */
  valorManutencao: string;
  /** Versão que estava sendo editada. */
  versao?: number | null | undefined;
};

export type ManutencaoPatrimonioEdicaoFragment = { id: number, uuid: string, idCliente: number, idPatrimonio: number, dataManutencao: string, valorManutencao: string, descricaoManutencao: string | null, idDepartamento: number | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null, patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string } | null, departamento: { id: number, uuid: string, tituloDepartamento: string } | null };

export type ManutencaoPatrimonioParaEditarQueryVariables = Exact<{
  id: string | number;
}>;


export type ManutencaoPatrimonioParaEditarQuery = { manutencaoPatrimonio: { id: number, uuid: string, idCliente: number, idPatrimonio: number, dataManutencao: string, valorManutencao: string, descricaoManutencao: string | null, idDepartamento: number | null, versao: number, acoesPermitidas: Array<string>, excluidoEm: string | null, patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string } | null, departamento: { id: number, uuid: string, tituloDepartamento: string } | null } };

export type PatrimonioDaManutencaoQueryVariables = Exact<{
  id: string | number;
}>;


export type PatrimonioDaManutencaoQuery = { patrimonio: { id: number, uuid: string, nomePatrimonio: string, codigoPatrimonio: string } };

export type CriarManutencaoPatrimonioMutationVariables = Exact<{
  input: Types.ManutencaoPatrimonioInput;
  idCliente?: number | null | undefined;
}>;


export type CriarManutencaoPatrimonioMutation = { criarManutencaoPatrimonio: { id: number, uuid: string } };

export type AtualizarManutencaoPatrimonioMutationVariables = Exact<{
  id: string | number;
  input: Types.ManutencaoPatrimonioInput;
}>;


export type AtualizarManutencaoPatrimonioMutation = { atualizarManutencaoPatrimonio: { id: number, uuid: string } };

export const ManutencaoPatrimonioEdicaoFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManutencaoPatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"valorManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<ManutencaoPatrimonioEdicaoFragment, unknown>;
export const ManutencaoPatrimonioParaEditarDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ManutencaoPatrimonioParaEditar"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"manutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ManutencaoPatrimonioEdicao"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ManutencaoPatrimonioEdicao"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonio"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"idPatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"valorManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"descricaoManutencao"}},{"kind":"Field","name":{"kind":"Name","value":"idDepartamento"}},{"kind":"Field","name":{"kind":"Name","value":"departamento"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"tituloDepartamento"}}]}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}}]}}]} as unknown as DocumentNode<ManutencaoPatrimonioParaEditarQuery, ManutencaoPatrimonioParaEditarQueryVariables>;
export const PatrimonioDaManutencaoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PatrimonioDaManutencao"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"patrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"nomePatrimonio"}},{"kind":"Field","name":{"kind":"Name","value":"codigoPatrimonio"}}]}}]}}]} as unknown as DocumentNode<PatrimonioDaManutencaoQuery, PatrimonioDaManutencaoQueryVariables>;
export const CriarManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonioInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<CriarManutencaoPatrimonioMutation, CriarManutencaoPatrimonioMutationVariables>;
export const AtualizarManutencaoPatrimonioDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AtualizarManutencaoPatrimonio"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ManutencaoPatrimonioInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atualizarManutencaoPatrimonio"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AtualizarManutencaoPatrimonioMutation, AtualizarManutencaoPatrimonioMutationVariables>;
export const useManutencaoPatrimonioParaEditarQuery = (options: useQuery.Options<ManutencaoPatrimonioParaEditarQuery, ManutencaoPatrimonioParaEditarQueryVariables> | SkipToken): useQuery.Result<ManutencaoPatrimonioParaEditarQuery, ManutencaoPatrimonioParaEditarQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ManutencaoPatrimonioParaEditarDocument, options as never) as never
export const usePatrimonioDaManutencaoQuery = (options: useQuery.Options<PatrimonioDaManutencaoQuery, PatrimonioDaManutencaoQueryVariables> | SkipToken): useQuery.Result<PatrimonioDaManutencaoQuery, PatrimonioDaManutencaoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(PatrimonioDaManutencaoDocument, options as never) as never
export const useCriarManutencaoPatrimonioMutation = (options?: useMutation.Options<CriarManutencaoPatrimonioMutation, CriarManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<CriarManutencaoPatrimonioMutation, CriarManutencaoPatrimonioMutationVariables> => useMutation(CriarManutencaoPatrimonioDocument, options as never) as never
export const useAtualizarManutencaoPatrimonioMutation = (options?: useMutation.Options<AtualizarManutencaoPatrimonioMutation, AtualizarManutencaoPatrimonioMutationVariables>): useMutation.ResultTuple<AtualizarManutencaoPatrimonioMutation, AtualizarManutencaoPatrimonioMutationVariables> => useMutation(AtualizarManutencaoPatrimonioDocument, options as never) as never