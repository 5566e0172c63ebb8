/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Quem entra em que célula. */
export type MembroCelulaInput = {
  /** Célula, por número ou uuid. */
  idCelula: string | number;
  /** Pessoa, por número ou uuid. */
  idMembro: string | number;
  /** 1: passa a liderar, e o líder anterior a ser um membro comum. O primeiro membro sempre lidera. */
  membroLider?: number | null | undefined;
};

export type CelulaDoNovoMembroQueryVariables = Exact<{
  id: string | number;
}>;


export type CelulaDoNovoMembroQuery = { celula: { id: number, uuid: string, idCliente: number, nomeCelula: string, idResponsavel: number | null }, membrosCelula: { nodes: Array<{ id: number, uuid: string, idMembro: number }> } };

export type AdicionarMembroCelulaMutationVariables = Exact<{
  input: Types.MembroCelulaInput;
  idCliente?: number | null | undefined;
}>;


export type AdicionarMembroCelulaMutation = { adicionarMembroCelula: { id: number, uuid: string } };


export const CelulaDoNovoMembroDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CelulaDoNovoMembro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"celula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeCelula"}},{"kind":"Field","name":{"kind":"Name","value":"idResponsavel"}}]}},{"kind":"Field","name":{"kind":"Name","value":"membrosCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"idCelula"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idMembro"}}]}}]}}]}}]} as unknown as DocumentNode<CelulaDoNovoMembroQuery, CelulaDoNovoMembroQueryVariables>;
export const AdicionarMembroCelulaDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroCelula"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroCelulaInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroCelula"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"idCliente"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idCliente"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroCelulaMutation, AdicionarMembroCelulaMutationVariables>;
export const useCelulaDoNovoMembroQuery = (options: useQuery.Options<CelulaDoNovoMembroQuery, CelulaDoNovoMembroQueryVariables> | SkipToken): useQuery.Result<CelulaDoNovoMembroQuery, CelulaDoNovoMembroQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(CelulaDoNovoMembroDocument, options as never) as never
export const useAdicionarMembroCelulaMutation = (options?: useMutation.Options<AdicionarMembroCelulaMutation, AdicionarMembroCelulaMutationVariables>): useMutation.ResultTuple<AdicionarMembroCelulaMutation, AdicionarMembroCelulaMutationVariables> => useMutation(AdicionarMembroCelulaDocument, options as never) as never