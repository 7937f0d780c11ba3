// Loaded into the server by `pnpm dev`. Its parent is `node --watch`, in a process group of its own, which nothing
// stops when `pnpm dev` itself is killed; so the server looks after who started it, and then stops its parent.
const starter = Number(process.env.TERZI_STARTER);
const watcher = process.ppid;

const timer = setInterval(() => {
  try {
    process.kill(starter, 0);
  } catch {
    clearInterval(timer);
    process.kill(watcher, "SIGTERM");
  }
}, 500);
timer.unref();
