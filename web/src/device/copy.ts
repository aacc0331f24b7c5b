// Copying and sharing a link. The clipboard and the share sheet want a secure context, which a table on a LAN is not.

/** False if nothing worked: the page then selects the text for the person. Call it in a tap. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
  } catch {
    // Refused, for want of a permission or of focus: the old way may still do.
  }
  return copyOldWay(text);
}

/** True if the share sheet was shown, also if the person then thought better of it. Call it in a tap. */
export async function share(title: string, url: string): Promise<boolean> {
  try {
    if (!navigator.share) return false;
    await navigator.share({ title, url });
    return true;
  } catch (problem) {
    return problem instanceof DOMException && problem.name === 'AbortError';
  }
}

function copyOldWay(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true; // or the keyboard jumps up
  area.setAttribute('aria-hidden', 'true');
  // Seen by nobody, but really there: what is not laid out cannot be selected. 16 px, or iOS zooms in on it.
  Object.assign(area.style, { position: 'fixed', top: '0', left: '0', opacity: '0', fontSize: '16px' });
  try {
    // Under a modal dialog the rest of the page is inert and cannot be selected.
    (Array.from(document.querySelectorAll('dialog:modal')).at(-1) ?? document.body).append(area);
    area.focus({ preventScroll: true });
    area.setSelectionRange(0, text.length);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on a page without TLS
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
