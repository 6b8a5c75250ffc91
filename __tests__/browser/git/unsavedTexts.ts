/** Runs in the browser. Returns what the CMS keeps of texts that were not saved. */
export async function readUnsavedTexts(): Promise<string> {
  const databases = await indexedDB.databases();
  const found = await Promise.all(databases.map(({ name = '' }) => readStore(name)));
  return JSON.stringify(found);

  async function readStore(name: string): Promise<unknown> {
    const database = await resultOf(indexedDB.open(name));
    const store = 'draft-backups';
    const isThere = database.objectStoreNames.contains(store);
    const all =
      isThere && (await resultOf(database.transaction(store).objectStore(store).getAll()));
    database.close();
    return all;
  }

  function resultOf<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  }
}
