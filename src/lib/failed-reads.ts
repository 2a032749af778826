interface Read {
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/** As one read: it asks again for those that failed, and is busy with them alone. */
export function failedReads(reads: readonly Read[]) {
  const failed = reads.filter(({ isError }) => isError);
  return {
    isFetching: failed.some(({ isFetching }) => isFetching),
    refetch: () => failed.map(({ refetch }) => refetch()),
  };
}
